/** What of a picture may lie under words, of its height: the line with the day at the top, and its own words at the bottom. */
const regions = { top: [0, 0.3], foot: [0.34, 1], whole: [0, 1] } as const
/** In how many pixels of each side it is looked at. */
const grid = 48
/** The lightness (0 to 255) below which white, and the yellow of the words, can be read: 7:1. */
const readable = { white: 80, yellow: 62 }
/** Of the shade, and of what is behind the picture of a note. */
const dark = 8
const behind = 14
/** For what is lighter in single pixels than in the grid. */
const more = 0.04
const usual = { top: 0.34, foot: 0.6, opacity: 0.42 }

/**
 * Tells the styles how dark the shade over a drawn picture has to be where words are, and how bright the picture of a note
 * may be behind them. Where a picture cannot be looked at they expect a white one.
 */
export function shadePicture(sharp: HTMLCanvasElement): void {
  const lightness = lightnessOf(sharp)
  const style = sharp.parentElement?.style
  if (!lightness || !style) return
  const shade = (part: keyof typeof regions, most: number, least: number) => {
    const light = lightness(part)
    return String(Math.min(1, Math.max(least, (light - most) / (light - dark) + more)))
  }
  style.setProperty('--top-shade', shade('top', readable.white, usual.top))
  style.setProperty('--foot-shade', shade('foot', readable.yellow, usual.foot))
  const most = (readable.white - behind) / Math.max(lightness('whole') - behind, 1) - more
  style.setProperty('--behind', String(Math.min(usual.opacity, most)))
}

/** Tells how light the lightest part of a region is, 0 to 255; null where the picture cannot be read. */
function lightnessOf(sharp: HTMLCanvasElement): ((part: keyof typeof regions) => number) | null {
  const small = document.createElement('canvas')
  small.width = small.height = grid
  const context = small.getContext('2d')
  if (!context || sharp.width === 0) return null
  context.drawImage(sharp, 0, 0, grid, grid)
  const { data } = context.getImageData(0, 0, grid, grid)
  return (part) => {
    const [from, until] = regions[part]
    let lightest = 0
    for (let pixel = Math.floor(from * grid) * grid; pixel < until * grid * grid; pixel++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
      lightest = Math.max(lightest, greyOf(red, green, blue))
    }
    return lightest
  }
}

/** The grey with the same relative luminance, nearly. */
function greyOf(red: number, green: number, blue: number): number {
  return (0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2) ** (1 / 2.2)
}
