// Shapes for the pictures of the demo: pieces of SVG on a canvas of 1600 by 1200.

export const canvas = { width: 1600, height: 1200 } as const

/** Numbers between `from` and `to` that are the same each time the program runs. */
export type Chance = (from: number, to: number) => number

export function chance(seed: number): Chance {
  let state = seed * 2_654_435_761
  return (from, to) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0
    return from + ((state >>> 8) / 2 ** 24) * (to - from)
  }
}

export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The whole canvas, or all below `y`, in colours from top to bottom. */
export function shade(name: string, colours: string[], y = 0): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect y="${y}" width="1600" height="${1200 - y}" fill="url(#${name})"/>`
}

/** A round light that fades outwards. */
export function glow(
  name: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.9,
): string {
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name})"/>`
}

export function circle(x: number, y: number, radius: number, colour: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" ${more}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`
}

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  round = 0,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${colour}" ${more}/>`
}

export function shape(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function at(x: number, y: number, size: number, inside: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${inside}</g>`
}

/** A soft line of hills, filled down to the bottom. */
export function hills(y: number, height: number, colour: string, seed: number, waves = 3): string {
  const random = chance(seed)
  const [first, second] = [random(0, 7), random(0, 7)]
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = index * 40
    const wave =
      Math.sin((index / 40) * waves * 3.1 + first) * 0.65 +
      Math.sin((index / 40) * waves * 7.3 + second) * 0.2
    return `${x},${(y - wave * height).toFixed(1)}`
  })
  return shape(`M0,1200 L${points.join(' L')} L1600,1200 Z`, colour)
}

/** Peaks, each with snow at its top. */
export function mountains(y: number, height: number, colour: string, seed: number, snow = '#fff'): string {
  const random = chance(seed)
  return many(6, (index) => {
    const [x, high, wide] = [index * 300 + random(-60, 60), height * random(0.65, 1.1), random(320, 430)]
    const top = y - high
    const cap = `M${x},${top} l${wide * 0.26},${high * 0.26} l${-wide * 0.1},${-high * 0.03} l${-wide * 0.09},${high * 0.07} l${-wide * 0.09},${-high * 0.06} l${-wide * 0.09},${high * 0.06} l${-wide * 0.15},${-high * 0.04} Z`
    return (
      shape(`M${x - wide},${y} L${x},${top} L${x + wide},${y} Z`, colour) + shape(cap, snow, 'opacity="0.9"')
    )
  })
}

export function cloud(x: number, y: number, size: number, colour = '#fff', strength = 0.85): string {
  const puffs =
    oval(0, 0, 130, 34, colour) +
    circle(-50, -22, 46, colour) +
    circle(18, -42, 62, colour) +
    circle(78, -16, 40, colour)
  return `<g opacity="${strength}">${at(x, y, size, puffs)}</g>`
}

/** Its foot stands at the point. */
export function tree(x: number, y: number, size: number, leaves: [string, string, string]): string {
  const [dark, middle, light] = leaves
  return at(
    x,
    y,
    size,
    shape('M-16,0 C-10,-70 -12,-120 -8,-170 L12,-170 C12,-120 12,-60 20,0 Z', '#6d4a33') +
      line('M0,-120 L-46,-190 M4,-140 L52,-205', '#6d4a33', 12) +
      circle(-70, -220, 78, dark) +
      circle(66, -224, 82, dark) +
      circle(0, -250, 104, middle) +
      circle(-46, -296, 70, middle) +
      circle(46, -306, 72, light) +
      circle(-10, -340, 60, light),
  )
}

export function pine(x: number, y: number, size: number, colour: string, snow: string | null = null): string {
  const tier = (top: number, wide: number, high: number) =>
    shape(`M0,${top} L${wide},${top + high} Q0,${top + high + 22} ${-wide},${top + high} Z`, colour) +
    (snow
      ? shape(
          `M0,${top} L${wide * 0.62},${top + high * 0.62} q${-wide * 0.2},-14 ${-wide * 0.34},6 q${-wide * 0.28},-22 ${-wide * 0.56},2 q${-wide * 0.16},-16 ${-wide * 0.34},-8 Z`,
          snow,
        )
      : '')
  return at(
    x,
    y,
    size,
    box(-12, -50, 24, 50, '#5b3f2d') + tier(-190, 110, 140) + tier(-270, 90, 130) + tier(-340, 64, 110),
  )
}

export function house(
  x: number,
  y: number,
  size: number,
  colours: { wall: string; roof: string; light: string },
): string {
  const { wall, roof, light } = colours
  const window = (at: number) =>
    box(at, -128, 58, 62, light, 6) + line(`M${at + 29},-128 v62 M${at},-97 h58`, '#fff', 5)
  return at(
    x,
    y,
    size,
    box(80, -300, 40, 90, '#8a5a44') +
      box(-150, -170, 300, 170, wall, 4) +
      shape('M-185,-160 L0,-300 L185,-160 Z', roof) +
      box(-28, -92, 56, 92, '#7a4b35', 5) +
      circle(16, -44, 5, '#f3d9a4') +
      window(-122) +
      window(64),
  )
}

/** A flower on its stem; its foot stands at the point. */
export function flower(x: number, y: number, size: number, colour: string, heart = '#f6c445'): string {
  const petals = many(6, (index) => oval(0, -13, 9, 15, colour, `transform="rotate(${index * 60})"`))
  return at(
    x,
    y,
    size,
    line('M0,0 Q6,-40 0,-84', '#4e8a45', 6) +
      shape('M2,-30 q26,-22 40,-4 q-18,18 -40,4 Z', '#5b9a4f') +
      `<g transform="translate(0 -90)">${petals}${circle(0, 0, 10, heart)}</g>`,
  )
}

export function gull(x: number, y: number, size: number, colour = '#47606d'): string {
  return at(x, y, size, line('M-30,0 Q-16,-20 0,0 Q16,-20 30,0', colour, 6))
}

export function stars(count: number, below: number, seed: number): string {
  const random = chance(seed)
  return many(count, () =>
    circle(
      random(0, 1600),
      random(0, below),
      random(1, 3.6),
      '#fff8e0',
      `opacity="${random(0.4, 1).toFixed(2)}"`,
    ),
  )
}

export function snowfall(count: number, seed: number): string {
  const random = chance(seed)
  return many(count, () =>
    circle(
      random(0, 1600),
      random(0, 1200),
      random(2, 7),
      '#fff',
      `opacity="${random(0.45, 0.95).toFixed(2)}"`,
    ),
  )
}

/** Short strokes on water, wider towards the bottom. */
export function ripples(from: number, count: number, colour: string, seed: number, strength = 0.35): string {
  const random = chance(seed)
  return many(count, () => {
    const y = random(from + 8, 1190)
    const near = (y - from) / (1200 - from)
    const wide = 30 + near * random(60, 200)
    return line(
      `M${random(-40, 1600).toFixed(0)},${y.toFixed(0)} h${wide.toFixed(0)}`,
      colour,
      2 + near * 5,
      `opacity="${strength}"`,
    )
  })
}

/** Blades of grass along the bottom. */
export function grass(from: number, count: number, colours: string[], seed: number): string {
  const random = chance(seed)
  return many(count, (index) => {
    const [x, y, high] = [random(0, 1600), random(from, 1210), random(18, 46)]
    const colour = colours[index % colours.length] ?? ''
    return line(
      `M${x.toFixed(0)},${y.toFixed(0)} q${random(-10, 10).toFixed(0)},${(-high * 0.6).toFixed(0)} ${random(-18, 18).toFixed(0)},${(-high).toFixed(0)}`,
      colour,
      4,
    )
  })
}
