import {
  at,
  box,
  chance,
  circle,
  cloud,
  flower,
  glow,
  hills,
  line,
  many,
  oval,
  shade,
  shape,
  tree,
} from './brush.ts'

export function birthday(): string {
  const candle = (x: number, y: number, colour: string) =>
    box(x - 9, y - 92, 18, 96, colour, 5) +
    many(3, (index) => box(x - 9, y - 78 + index * 28, 18, 8, '#fff', 0, 'opacity="0.7"')) +
    shape(`M${x},${y - 148} q24,32 0,52 q-24,-20 0,-52 Z`, '#ffb52e') +
    shape(`M${x},${y - 126} q11,16 0,28 q-11,-12 0,-28 Z`, '#fff3b0')
  const colours = ['#e86ba0', '#4fa3d8', '#f6b73c', '#7ac06a', '#9b7fc9']
  return (
    shade('wall', ['#f4d9bd', '#f9e8d2']) +
    many(9, (index) => line(`M${-40 + index * 210},70 q105,90 210,0`, '#b58d68', 4)) +
    many(17, (index) =>
      shape(`M${20 + index * 96},${92 + (index % 2) * 26} h64 l-32,76 Z`, colours[index % 5] ?? ''),
    ) +
    at(
      230,
      520,
      1,
      line('M0,130 Q-30,330 20,560', '#9a7b5e', 4) +
        oval(0, 0, 104, 132, '#e86ba0') +
        shape('M-12,130 h24 l-12,-16 Z', '#e86ba0') +
        oval(-34, -44, 22, 38, '#fff', 'opacity="0.45"'),
    ) +
    at(
      1400,
      470,
      1,
      line('M0,130 Q30,330 -20,600', '#9a7b5e', 4) +
        oval(0, 0, 108, 136, '#4fa3d8') +
        shape('M-12,134 h24 l-12,-16 Z', '#4fa3d8') +
        oval(-34, -44, 22, 38, '#fff', 'opacity="0.45"'),
    ) +
    shade('table', ['#fdf8ef', '#ecdfca'], 960) +
    many(20, (index) => shape(`M${index * 84},960 q42,64 84,0 Z`, '#f7ecd9')) +
    glow('light', 800, 460, 520, '#ffe6a8', 0.85) +
    oval(800, 1060, 520, 60, '#d8c7ae') +
    oval(800, 1040, 500, 56, '#fff') +
    box(400, 780, 800, 260, '#f7c9d4', 30) +
    shape(
      'M400,810 q50,90 100,0 q50,110 100,0 q50,80 100,0 q50,110 100,0 q50,90 100,0 q50,110 100,0 q50,80 100,0 q50,100 100,0 V790 Q1200,776 1170,776 H430 Q400,776 400,790 Z',
      '#fffaf2',
    ) +
    many(
      8,
      (index) => circle(450 + index * 100, 1010, 20, '#d9476e') + circle(444 + index * 100, 1004, 6, '#fff'),
    ) +
    box(510, 570, 580, 214, '#f3b3c4', 28) +
    shape(
      'M510,600 q48,80 96,0 q48,96 97,0 q48,72 97,0 q48,96 97,0 q48,80 97,0 q48,90 96,0 V586 Q1090,566 1062,566 H538 Q510,566 510,586 Z',
      '#fffaf2',
    ) +
    many(7, (index) => candle(560 + index * 80, 572, colours[index % 5] ?? '')) +
    ['#c9507a', '#fff']
      .map((colour, index) =>
        line(
          'M776,690 a34,34 0 1 1 0,-2 q2,50 -30,74 M880,694 m-36,20 v-30 a36,36 0 0 1 72,0 v44 a36,36 0 0 1 -72,0 v-14',
          colour,
          26 - index * 10,
        ),
      )
      .join('') +
    at(
      250,
      1110,
      1,
      box(-110, -100, 220, 130, '#7ac06a', 8) +
        box(-16, -100, 32, 130, '#fff3e0') +
        shape('M0,-100 q-60,-60 -74,-12 q8,26 74,12 q60,-60 74,-12 q-8,26 -74,12 Z', '#fff3e0'),
    ) +
    at(
      1380,
      1120,
      1,
      oval(0, 20, 110, 20, '#d8c7ae') +
        box(-70, -130, 120, 140, '#4fa3d8', 20) +
        line('M52,-100 q56,10 40,56 q-14,30 -44,26', '#4fa3d8', 18) +
        oval(-10, -128, 58, 14, '#6b3f26'),
    )
  )
}

/** A cat on the window sill, with flowers beside it and hills outside. */
export function cat(): string {
  return (
    shade('wall', ['#e9d7bb', '#dcc4a0']) +
    box(250, 90, 1100, 850, '#fffaf0', 14) +
    `<clipPath id="pane"><rect x="290" y="130" width="1020" height="770"/></clipPath><g clip-path="url(#pane)">` +
    box(290, 130, 1020, 770, '#bfe2f4') +
    glow('sun', 500, 260, 300, '#fff6cf') +
    circle(500, 260, 58, '#fff6d6') +
    cloud(880, 270, 1.1) +
    cloud(1240, 380, 0.7) +
    hills(640, 70, '#b2d49a', 3, 2) +
    hills(730, 60, '#8fbf77', 9, 2) +
    tree(1150, 760, 0.62, ['#4c8a49', '#639f55', '#86ba64']) +
    tree(420, 770, 0.5, ['#4c8a49', '#639f55', '#86ba64']) +
    hills(820, 40, '#74ab5d', 15, 2) +
    '</g>' +
    box(780, 130, 40, 770, '#fffaf0') +
    box(290, 480, 1020, 30, '#fffaf0') +
    shape('M150,40 Q420,80 380,330 Q340,560 180,720 V980 H90 V40 Z', '#d9655a') +
    shape('M1450,40 Q1180,80 1220,330 Q1260,560 1420,720 V980 H1510 V40 Z', '#d9655a') +
    line('M190,60 Q330,240 200,640 M130,60 V960 M1410,60 Q1270,240 1400,640 M1470,60 V960', '#bf5047', 7) +
    box(60, 30, 1480, 26, '#8a5f3d', 13) +
    box(180, 920, 1240, 66, '#fffaf0', 10) +
    box(180, 976, 1240, 22, '#d5bf9d', 8) +
    shade('low', ['#c9ad84', '#b6986f'], 1000) +
    at(
      760,
      926,
      1.2,
      line('M150,-20 Q330,-10 330,60 Q330,120 260,122', '#e08a3c', 44) +
        line('M330,52 Q330,112 262,122', '#c76f26', 44, 'stroke-dasharray="18 30"') +
        shape('M-150,0 Q-170,-190 -60,-290 Q60,-330 140,-210 Q200,-100 170,0 Z', '#ec9a49') +
        shape(
          'M90,-240 q60,30 76,90 q-54,-20 -90,-40 Z M120,-140 q50,10 62,70 q-50,-8 -80,-30 Z',
          '#cf762b',
        ) +
        shape('M-96,0 Q-110,-130 -44,-190 Q30,-150 24,0 Z', '#fff1dc') +
        box(-110, -56, 62, 60, '#fff6ea', 28) +
        box(-28, -56, 62, 60, '#fff6ea', 28) +
        shape('M-176,-330 L-180,-470 L-84,-408 Z M84,-330 L92,-470 L-6,-408 Z', '#ec9a49') +
        shape('M-160,-372 L-162,-436 L-116,-406 Z M66,-372 L72,-436 L26,-406 Z', '#f6b9a6') +
        oval(-44, -330, 148, 118, '#f0a252') +
        shape(
          'M-70,-446 q26,60 4,84 q-22,-30 -24,-78 Z M-20,-446 q-22,60 0,84 q24,-30 22,-78 Z M-44,-450 q16,54 0,74 q-16,-24 0,-74 Z',
          '#cf762b',
        ) +
        oval(-44, -284, 78, 54, '#fff6ea') +
        oval(-100, -346, 22, 28, '#5c8a3a') +
        oval(12, -346, 22, 28, '#5c8a3a') +
        oval(-98, -346, 9, 25, '#20262a') +
        oval(10, -346, 9, 25, '#20262a') +
        circle(-104, -356, 6, '#fff') +
        circle(4, -356, 6, '#fff') +
        shape('M-60,-306 h32 l-16,18 Z', '#d9766c') +
        line('M-44,-288 v12 q-18,22 -36,6 M-44,-276 q18,22 36,6', '#7a4a34', 5) +
        line('M-110,-290 l-96,-18 M-110,-274 l-98,12 M24,-290 l96,-18 M24,-274 l98,12', '#fff', 4),
    ) +
    at(
      330,
      926,
      1,
      shape('M-80,-120 h160 l-24,120 h-112 Z', '#c4694a') +
        box(-92, -138, 184, 30, '#d57d5c', 8) +
        many(5, (index) =>
          flower(
            -60 + index * 30,
            -126,
            1 + (index % 2) * 0.3,
            ['#e8453f', '#f7d154', '#e86ba0', '#fff', '#e8453f'][index] ?? '',
          ),
        ),
    ) +
    at(
      1250,
      926,
      0.9,
      box(-56, -130, 112, 130, '#3d7fb5', 18) +
        line('M54,-104 q54,8 42,52 q-12,30 -42,26', '#3d7fb5', 16) +
        many(2, (index) =>
          line(`M${-20 + index * 40},-160 q-16,-24 0,-46 q16,-22 0,-44`, '#fff', 7, 'opacity="0.6"'),
        ),
    )
  )
}

/** A child has drawn it with crayons on paper. */
export function crayons(): string {
  const random = chance(3)
  const scrawl = (x: number, y: number, w: number, h: number, colour: string, step = 26) => {
    const points = Array.from(
      { length: Math.ceil(w / step) + 1 },
      (_, index) =>
        `${(x + index * step + random(-5, 5)).toFixed(0)},${(index % 2 ? y : y + h + random(-8, 8)).toFixed(0)}`,
    )
    return line(`M${points.join(' L')}`, colour, 15, 'opacity="0.78"')
  }
  const child = (x: number, size: number, dress: string, hair: string) =>
    at(
      x,
      1040,
      size,
      line('M-14,0 V-80 M16,0 V-80 M0,-150 L-64,-196 M0,-150 L64,-200', '#3a3a44', 11) +
        shape('M0,-210 L60,-76 H-60 Z', dress, 'opacity="0.85"') +
        `<circle cx="0" cy="-250" r="46" fill="#fde0c4" stroke="#3a3a44" stroke-width="9"/>` +
        line('M-40,-276 q14,-36 40,-30 q34,-10 44,30', hair, 17) +
        circle(-16, -256, 5, '#3a3a44') +
        circle(16, -256, 5, '#3a3a44') +
        line('M-18,-236 q18,20 36,0', '#d2403a', 7),
    )
  return (
    shade('paper', ['#fffdf6', '#fbf5e6']) +
    scrawl(20, 30, 1560, 90, '#63b3ec', 34) +
    scrawl(10, 1060, 1580, 110, '#5cae4c', 30) +
    `<circle cx="1370" cy="260" r="100" fill="none" stroke="#f7b81f" stroke-width="20"/>` +
    scrawl(1290, 200, 160, 120, '#fbd34a', 20) +
    many(12, (index) =>
      line(
        `M${(1370 + Math.cos(index * 0.524) * 130).toFixed(0)},${(260 + Math.sin(index * 0.524) * 130).toFixed(0)} L${(1370 + Math.cos(index * 0.524) * 190).toFixed(0)},${(260 + Math.sin(index * 0.524) * 190).toFixed(0)}`,
        '#f7b81f',
        15,
      ),
    ) +
    scrawl(330, 620, 470, 410, '#f6c7a0', 24) +
    line('M322,612 L328,1050 L808,1046 L804,610 Z', '#8a4a2e', 16) +
    scrawl(300, 430, 540, 170, '#e05a4b', 22) +
    line('M270,616 L560,360 L862,612 Z', '#b8332a', 18) +
    line('M520,1046 V850 q50,-50 100,0 V1046', '#6b3a24', 16) +
    circle(594, 950, 10, '#6b3a24') +
    line(
      'M380,690 h96 v100 h-96 Z M428,690 v100 M380,740 h96 M656,690 h96 v100 h-96 Z M704,690 v100 M656,740 h96',
      '#3f7fc0',
      12,
    ) +
    line('M700,470 V390 h56 v128', '#8a4a2e', 14) +
    line('M728,360 q-30,-30 10,-56 q44,-26 8,-64 q-20,-24 14,-46', '#9aa3ad', 13) +
    line('M160,1050 V820', '#7a4a2b', 34) +
    scrawl(60, 600, 210, 220, '#4fa04a', 20) +
    circle(110, 680, 15, '#d2403a') +
    circle(190, 740, 15, '#d2403a') +
    circle(220, 650, 15, '#d2403a') +
    child(980, 1.12, '#9b7fc9', '#cfcfd4') +
    child(1170, 0.8, '#3f9fd0', '#7a4a2b') +
    shape('M1078,770 q-34,-46 -52,-8 q-4,32 52,66 q56,-34 52,-66 q-18,-38 -52,8 Z', '#e2445c') +
    at(
      1400,
      1050,
      0.9,
      `<ellipse cx="0" cy="-44" rx="86" ry="44" fill="#f0a252" stroke="#a85f20" stroke-width="10"/><circle cx="-88" cy="-92" r="42" fill="#f0a252" stroke="#a85f20" stroke-width="10"/>` +
        line('M-122,-120 l-4,-44 l34,22 M-62,-126 l14,-40 l14,44 M84,-60 q70,-30 52,-96', '#a85f20', 11) +
        circle(-102, -96, 5, '#3a3a44') +
        circle(-74, -96, 5, '#3a3a44'),
    ) +
    many(7, (index) =>
      at(
        850 + index * 116,
        1090 + (index % 2) * 30,
        0.9,
        line('M0,40 V0', '#3f8a3b', 9) +
          circle(0, -10, 19, ['#e2445c', '#f7b81f', '#9b7fc9'][index % 3] ?? ''),
      ),
    ) +
    at(
      240,
      240,
      1.15,
      line(
        'M56,-66 Q30,-96 8,-62 Q-8,-10 22,0 Q58,0 56,-36 H34 M84,0 V-84 Q136,-84 134,-60 Q130,-38 86,-40 L138,0 M160,0 L192,-86 L226,0 M172,-30 H214 M250,0 V-84 L300,0 V-86 M330,0 V-84 L380,-2 V-84 M404,-84 L432,-44 L462,-86 M432,-44 V0',
        '#7a4fb0',
        14,
      ),
      -4,
    )
  )
}

/** A pie on a checked cloth, from above. */
export function pie(): string {
  const squares = many(12 * 9, (index) => {
    const [x, y] = [index % 12, Math.floor(index / 12)]
    const strength = (x % 2) + (y % 2)
    return box(x * 134, y * 134, 134, 134, '#d2463f', 0, `opacity="${[0, 0.42, 0.82][strength]}"`)
  })
  const apple = (x: number, y: number, colour: string) =>
    circle(x, y, 92, colour) +
    oval(x - 30, y - 34, 22, 32, '#fff', 'opacity="0.4" transform="rotate(0)"') +
    line(`M${x},${y - 20} q6,-40 30,-56`, '#5e3b22', 12) +
    shape(`M${x + 26},${y - 62} q60,-40 84,6 q-50,36 -84,-6 Z`, '#6aa84f')
  return (
    box(0, 0, 1600, 1200, '#fffaf3') +
    squares +
    oval(830, 660, 480, 470, '#000', 'opacity="0.18"') +
    circle(800, 610, 460, '#f7f3ea') +
    circle(800, 610, 420, '#e3ddd0') +
    circle(800, 610, 400, '#c98a3f') +
    many(36, (index) =>
      circle(
        800 + Math.cos(index * 0.1745) * 372,
        610 + Math.sin(index * 0.1745) * 372,
        40,
        index % 2 ? '#e0a454' : '#d89846',
      ),
    ) +
    circle(800, 610, 338, '#b8641f') +
    `<clipPath id="crust"><circle cx="800" cy="610" r="346"/></clipPath><g clip-path="url(#crust)">` +
    many(
      6,
      (index) =>
        box(470 + index * 122, 200, 66, 820, '#e9b566', 16) +
        box(476 + index * 122, 200, 16, 820, '#f4cd8a', 8),
    ) +
    many(
      6,
      (index) =>
        box(400, 272 + index * 122, 820, 66, '#e2aa58', 16) +
        box(400, 278 + index * 122, 820, 16, '#f4cd8a', 8),
    ) +
    '</g>' +
    apple(210, 240, '#cf3f38') +
    apple(150, 900, '#9cc24a') +
    apple(1400, 1010, '#cf3f38') +
    at(
      1390,
      330,
      1,
      line('M0,210 V-40', '#b9c0c4', 26) +
        shape('M-46,-180 q-10,130 46,150 q56,-20 46,-150 h-18 v90 h-16 v-90 h-24 v90 h-16 v-90 Z', '#cdd4d8'),
      14,
    ) +
    many(5, (index) =>
      at(
        320 + index * 18,
        1090 + (index % 2) * 24,
        0.7,
        shape('M0,0 q40,-60 90,-20 q-30,50 -90,20 Z', '#7a9f4a'),
        index * 24,
      ),
    )
  )
}

/** A basket of apples under a tree. */
export function apples(): string {
  const random = chance(19)
  const apple = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      size,
      circle(0, 0, 56, colour) +
        oval(-20, -22, 14, 20, '#fff', 'opacity="0.45"') +
        line('M0,-44 q4,-24 18,-34', '#5e3b22', 8) +
        shape('M16,-70 q36,-24 52,4 q-30,22 -52,-4 Z', '#6aa84f'),
    )
  const reds = ['#cf3f38', '#dd5a3a', '#e2823c', '#b8332f']
  return (
    shade('sky', ['#9ad0ec', '#f3f3dc']) +
    cloud(1250, 300, 1.1) +
    hills(760, 60, '#c5d98f', 4, 2) +
    tree(1490, 810, 0.6, ['#5b8f43', '#76a650', '#96bd60']) +
    tree(980, 800, 0.36, ['#5b8f43', '#76a650', '#96bd60']) +
    shade('lawn', ['#9fc466', '#6d9c48'], 820) +
    shape('M-40,1200 C60,900 40,600 -20,300 L170,300 C190,600 220,900 330,1200 Z', '#6d4a33') +
    many(26, () =>
      circle(
        random(-60, 900),
        random(-60, 260),
        random(70, 130),
        ['#4d8340', '#659a4b', '#7fb058'][Math.floor(random(0, 3))] ?? '',
      ),
    ) +
    many(11, () => apple(random(60, 860), random(120, 370), 0.72, reds[Math.floor(random(0, 4))] ?? '')) +
    line('M520,1110 L640,360 M760,1130 L700,360', '#a8754a', 26) +
    many(6, (index) =>
      line(`M${540 + index * 20},${1010 - index * 112} H${748 - index * 8}`, '#a8754a', 20),
    ) +
    oval(1130, 1120, 350, 40, '#55803a') +
    many(15, (index) =>
      apple(
        880 + (index % 7) * 84 + (index > 6 ? 44 : 0),
        860 - Math.floor(index / 7) * 66,
        1.05,
        reds[index % 4] ?? '',
      ),
    ) +
    shape('M820,860 H1440 L1380,1120 Q1130,1160 880,1120 Z', '#b98a54') +
    many(6, (row) =>
      many(14, (index) =>
        box(
          836 + row * 10 + index * (43 - row),
          872 + row * 40,
          30,
          24,
          (index + row) % 2 ? '#a5753f' : '#cda06a',
          8,
        ),
      ),
    ) +
    box(806, 842, 648, 44, '#a5753f', 20) +
    apple(700, 1130, 0.9, '#cf3f38') +
    apple(590, 1160, 0.8, '#dd5a3a')
  )
}

export function pumpkins(): string {
  const pumpkin = (x: number, y: number, size: number, face: boolean) =>
    at(
      x,
      y,
      size,
      oval(0, 20, 250, 34, '#000', 'opacity="0.2"') +
        oval(-150, -130, 110, 142, '#d9701f') +
        oval(150, -130, 110, 142, '#d9701f') +
        oval(-80, -134, 112, 154, '#ec8428') +
        oval(80, -134, 112, 154, '#ec8428') +
        oval(0, -136, 100, 160, '#f7953a') +
        shape('M-24,-280 q-6,-60 30,-90 l30,20 q-30,30 -16,72 Z', '#5f7a3a') +
        (face
          ? shape(
              'M-110,-170 l50,-62 l34,62 Z M110,-170 l-50,-62 l-34,62 Z M0,-130 l24,40 h-48 Z M-140,-70 q140,110 280,0 l-30,2 l-22,30 l-28,-14 l-32,30 l-30,-26 l-32,26 l-30,-30 l-28,14 l-20,-30 Z',
              '#ffe07a',
            )
          : ''),
    )
  return (
    shade('sky', ['#39325f', '#8a5a72', '#f0a56a']) +
    glow('halo', 1260, 330, 320, '#ffe9b8', 0.8) +
    circle(1260, 330, 100, '#fff0cc') +
    many(5, (index) =>
      at(
        420 + index * 150,
        260 + ((index * 53) % 110),
        0.6 + (index % 2) * 0.3,
        shape(
          'M0,0 q-30,-34 -70,-10 q20,4 24,26 q24,-14 46,8 q22,-22 46,-8 q4,-22 24,-26 q-40,-24 -70,10 Z',
          '#2a2346',
        ),
      ),
    ) +
    hills(760, 60, '#5a3f4c', 5, 2) +
    house(380, 800, 1.1, { wall: '#4a3444', roof: '#2f2236', light: '#ffd77e' }) +
    hills(840, 40, '#463441', 12, 2) +
    shade('ground', ['#5b4a32', '#33291c'], 880) +
    glow('warm', 820, 960, 420, '#ffb54a', 0.6) +
    pumpkin(1240, 1060, 0.95, false) +
    pumpkin(420, 1090, 0.8, false) +
    pumpkin(820, 1120, 1.35, true) +
    many(14, (index) =>
      oval(
        60 + index * 118,
        1140 + ((index * 31) % 50),
        20,
        10,
        ['#d9701f', '#f4c24b', '#b8432b'][index % 3] ?? '',
      ),
    )
  )
}

function house(
  x: number,
  y: number,
  size: number,
  { wall, roof, light }: Record<'wall' | 'roof' | 'light', string>,
) {
  return at(
    x,
    y,
    size,
    box(-150, -190, 300, 190, wall) +
      shape('M-190,-180 L0,-330 L190,-180 Z', roof) +
      box(-30, -100, 60, 100, roof) +
      box(-116, -140, 56, 60, light, 4) +
      box(60, -140, 56, 60, light, 4),
  )
}
