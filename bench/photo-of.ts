import sharp from 'sharp'

/** A JPEG like a photo's: soft shapes in colours, and the noise of a sensor on top. At most 10 MB. Each seed has other colours. */
export async function photoOf(width: number, height: number, seed = 0): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const [x, y, r] = [(index * 37) % 100, (index * 61) % 100, 4 + (index % 9)]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${(index * 47 + seed * 31) % 360} 60% ${30 + (index % 5) * 10}%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"
    width="1000" height="750"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#27c"/><stop offset="1"
    stop-color="#fda"/></linearGradient><rect width="100" height="100" fill="url(#sky)"/>${shapes.join('')}</svg>`
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  }
  const grain = await sharp(noise).blur(0.7).png({ compressionLevel: 1 }).toBuffer()
  const soft = await sharp(Buffer.from(drawing))
    .blur(2)
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer()
  const picture = await sharp(soft)
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [88, 75, 60, 40]) {
    const jpeg = await sharp(picture).jpeg({ quality }).toBuffer()
    if (jpeg.length <= 10_000_000) return jpeg
  }
  throw new Error('The picture is too large.')
}
