import {
  at,
  box,
  chance,
  circle,
  cloud,
  flower,
  glow,
  grass,
  gull,
  hills,
  house,
  line,
  many,
  mountains,
  oval,
  pine,
  shade,
  shape,
  stars,
  tree,
} from './brush.ts'

const summerLeaves: [string, string, string] = ['#3f7d43', '#58994f', '#7cb55d']

export function kite(): string {
  return (
    shade('sky', ['#5fb2ea', '#cdeafa']) +
    cloud(300, 260, 1.5) +
    cloud(1330, 420, 1.2) +
    cloud(820, 520, 0.8, '#fff', 0.7) +
    hills(840, 80, '#a8cf86', 2, 2) +
    hills(930, 90, '#86bb68', 9, 2) +
    tree(1330, 940, 0.9, summerLeaves) +
    tree(1460, 960, 0.7, summerLeaves) +
    hills(1040, 60, '#6aa653', 14, 2) +
    grass(1060, 120, ['#5b9848', '#7cb35e'], 4) +
    line('M420,960 Q620,760 900,420', '#ffffff', 4) +
    at(
      900,
      330,
      1.25,
      shape('M0,-150 L100,0 L0,150 L-100,0 Z', '#ef5350') +
        shape('M0,-150 L100,0 H0 Z M0,150 L-100,0 H0 Z', '#ffca3a') +
        line('M0,-150 V150 M-100,0 H100', '#7a3b2e', 6),
      24,
    ) +
    line('M845,510 q-40,60 10,110 q40,60 -10,120 q-30,50 6,90', '#ef5350', 6) +
    many(3, (index) =>
      at(
        848 + (index % 2) * 14,
        600 + index * 84,
        1,
        shape('M0,0 l-34,-18 v36 Z M0,0 l34,-18 v36 Z', ['#ffca3a', '#4fb3e8', '#7ac74f'][index] ?? ''),
        20,
      ),
    ) +
    at(
      400,
      1040,
      1.3,
      line('M-14,0 V-46 M14,0 V-46', '#3f5f8a', 18) +
        box(-34, -132, 68, 92, '#f08a3c', 26) +
        line('M20,-110 L34,-60 M-18,-112 L24,-150', '#f08a3c', 17) +
        circle(0, -164, 34, '#f1c9a5') +
        shape('M-36,-168 Q-30,-212 4,-208 Q40,-204 34,-160 Q16,-186 -8,-182 Z', '#7a4a2b'),
    )
  )
}

export function blossom(): string {
  const random = chance(8)
  const branches: [number, number, number][] = [
    [520, 470, 190],
    [720, 330, 210],
    [930, 300, 220],
    [1100, 450, 190],
    [820, 480, 200],
    [640, 600, 120],
    [1010, 600, 130],
  ]
  return (
    shade('sky', ['#8cc7ee', '#e5f3fb']) +
    cloud(240, 240, 1.2) +
    cloud(1400, 200, 1.3) +
    hills(880, 50, '#b4d795', 3, 2) +
    house(1330, 900, 0.95, { wall: '#f5e8d0', roof: '#b6584a', light: '#cfe6f2' }) +
    hills(980, 40, '#8fc46f', 12, 2) +
    shape('M770,1020 C800,860 790,760 780,640 L860,640 C860,760 870,880 900,1020 Z', '#6f4b3a') +
    line('M810,700 L640,540 M830,690 L1000,520 M818,660 L760,420 M830,650 L910,400', '#6f4b3a', 26) +
    branches.map(([x, y, r]) => circle(x, y, r, '#f6b3c8')).join('') +
    branches.map(([x, y, r]) => circle(x - 20, y - 34, r * 0.72, '#fbd0de')).join('') +
    many(190, () => {
      const [x, y, r] = branches[Math.floor(random(0, 7))] ?? [0, 0, 0]
      const turn = random(0, 6.28)
      const far = r * Math.sqrt(random(0, 1.1))
      return circle(
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far,
        random(7, 15),
        random(0, 1) < 0.6 ? '#fff1f5' : '#ef94b2',
      )
    }) +
    many(60, () => oval(random(350, 1300), random(760, 1180), 9, 6, '#f9c6d6')) +
    at(
      560,
      1060,
      1.2,
      box(-150, -90, 300, 22, '#a8754a', 6) +
        box(-150, -150, 300, 18, '#a8754a', 6) +
        box(-150, -186, 300, 18, '#a8754a', 6) +
        box(-130, -190, 16, 196, '#5e4634') +
        box(114, -190, 16, 196, '#5e4634'),
    ) +
    grass(1060, 110, ['#6fae55', '#a3d07f'], 15)
  )
}

/** Rows of tulips that lead to a windmill. */
export function tulips(): string {
  const colours = ['#e8453f', '#f6b73c', '#e86ba0', '#fff3e6', '#8a4fb0']
  const random = chance(5)
  const rows = many(9, (row) => {
    const near = row / 8
    const y = 760 + near * near * 440
    const size = 0.28 + near * 1.05
    const count = Math.round(46 - near * 28)
    const colour = colours[row % colours.length] ?? ''
    return (
      box(0, y - 20 * size, 1600, 74 * size, '#5f9a4c') +
      many(count, (index) =>
        at(
          ((index + 0.5) / count) * 1640 - 20 + random(-8, 8),
          y + random(-4, 6),
          size,
          line('M0,30 V-40', '#3f7d3b', 8) +
            shape('M0,26 Q-34,0 -30,-34 Q-8,-8 0,26 Z', '#4f9148') +
            shape(
              'M-26,-40 Q-34,-84 -24,-104 L-8,-84 L0,-108 L8,-84 L24,-104 Q34,-84 26,-40 Q0,-22 -26,-40 Z',
              colour,
            ),
        ),
      )
    )
  })
  const sail = (turn: number) =>
    `<g transform="rotate(${turn})">${line('M0,0 V-230', '#5e4634', 10)}${box(6, -226, 52, 170, '#fdf6e3', 4, 'opacity="0.95"')}${line('M6,-170 h52 M6,-113 h52', '#b79f7c', 4)}</g>`
  return (
    shade('sky', ['#6bb7ec', '#dff1fb']) +
    cloud(330, 210, 1.5) +
    cloud(800, 330, 0.9) +
    cloud(1450, 250, 1.1) +
    hills(740, 20, '#9fcb85', 6, 2) +
    shape('M1040,760 L1080,430 H1220 L1260,760 Z', '#8f5a43') +
    shape('M1060,440 Q1150,310 1240,440 Z', '#5e4634') +
    box(1120, 660, 60, 100, '#f2e3c6', 28) +
    box(1126, 520, 46, 56, '#cfe6f2', 8) +
    at(1150, 420, 1, sail(28) + sail(118) + sail(208) + sail(298) + circle(0, 0, 18, '#5e4634')) +
    rows
  )
}

export function balloons(): string {
  const balloon = (x: number, y: number, size: number, [one, two]: [string, string]) =>
    at(
      x,
      y,
      size,
      shape('M0,160 Q-190,10 -150,-130 Q-100,-240 0,-240 Q100,-240 150,-130 Q190,10 0,160 Z', one) +
        shape('M0,160 Q-90,0 -76,-130 Q-50,-236 0,-240 Q50,-236 76,-130 Q90,0 0,160 Z', two) +
        shape('M0,160 Q-26,0 -24,-130 Q-16,-236 0,-240 Q16,-236 24,-130 Q26,0 0,160 Z', one) +
        line('M-22,150 L-28,206 M22,150 L28,206', '#6b4a36', 4) +
        box(-34, 204, 68, 46, '#8a5f3d', 8),
    )
  return (
    shade('sky', ['#7fb7ea', '#ffd9c2', '#ffe9cf']) +
    glow('halo', 360, 720, 420, '#fff3cf') +
    circle(360, 720, 66, '#fff8e2') +
    cloud(1340, 250, 1.1, '#fff', 0.7) +
    mountains(900, 300, '#a89bc0', 3, '#f7ecf0') +
    hills(850, 70, '#8fb28a', 5, 2) +
    hills(940, 70, '#73a06c', 11, 2) +
    line('M900,1200 Q760,1080 880,1000 Q960,950 900,900', '#bfe0ea', 26) +
    hills(1090, 60, '#568a55', 23, 3) +
    many(9, (index) => pine(90 + index * 190, 1120 + (index % 3) * 26, 0.42 + (index % 2) * 0.1, '#3f6d48')) +
    balloon(980, 400, 1.2, ['#e4564a', '#fff1d8']) +
    balloon(480, 330, 0.75, ['#f2b632', '#3d8fc4']) +
    balloon(1330, 620, 0.5, ['#6d58b5', '#f7b7c9']) +
    balloon(720, 650, 0.34, ['#3aa07e', '#ffe08a']) +
    gull(240, 420, 0.8)
  )
}

export function bicycle(): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="0" r="120" fill="none" stroke="#2f3a40" stroke-width="14"/>` +
    many(9, (index) =>
      line(
        `M${x},0 l${(Math.cos(index * 0.698) * 116).toFixed(0)},${(Math.sin(index * 0.698) * 116).toFixed(0)}`,
        '#98a5ab',
        3,
      ),
    ) +
    circle(x, 0, 14, '#2f3a40')
  const random = chance(77)
  return (
    shade('sky', ['#8fcdf0', '#eef7f2']) +
    cloud(420, 240, 1.4) +
    cloud(1260, 180, 1.1) +
    hills(700, 80, '#b9d8a3', 7, 2) +
    hills(770, 26, '#86b86e', 19, 2) +
    tree(240, 800, 0.8, summerLeaves) +
    shape('M0,1200 V1000 Q400,930 900,960 Q1300,980 1600,930 V1200 Z', '#7db464') +
    shape('M0,1200 V1130 Q500,1040 1600,1070 V1200 Z', '#e6d2a5') +
    grass(980, 90, ['#64a04e', '#9ccb7c'], 9) +
    many(26, () =>
      flower(
        random(20, 1580),
        random(1000, 1080),
        random(0.3, 0.5),
        random(0, 1) < 0.5 ? '#fff' : '#f7d154',
        '#f0a33c',
      ),
    ) +
    at(
      880,
      990,
      1.15,
      wheel(-230) +
        wheel(230) +
        line(
          'M-230,0 L-110,-190 H130 L0,0 H-230 M-110,-190 L0,0 M130,-190 L230,0 M130,-190 L110,-270',
          '#d6453d',
          18,
        ) +
        line('M-110,-190 L-128,-244', '#2f3a40', 14) +
        shape('M-190,-262 Q-130,-280 -74,-256 Q-110,-234 -180,-240 Z', '#5e3b2a') +
        line('M60,-286 Q100,-300 150,-270', '#2f3a40', 14) +
        circle(0, 0, 30, '#4b575d') +
        line('M0,0 L34,52', '#4b575d', 10) +
        shape('M160,-250 h120 l-16,96 h-88 Z', '#b98a54') +
        many(5, (index) =>
          flower(
            176 + index * 22,
            -206,
            0.62,
            ['#e86ba0', '#fff', '#f7d154', '#e8453f', '#9b7fc9'][index] ?? '',
          ),
        ),
    )
  )
}

export function sunflowers(): string {
  const head = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      size,
      line('M0,40 Q16,300 0,760', '#4c8040', 24) +
        shape('M6,300 q150,-120 230,-10 q-110,110 -230,10 Z', '#5b9549') +
        shape('M2,430 q-150,-110 -226,0 q110,100 226,0 Z', '#528c43') +
        many(20, (index) =>
          oval(
            0,
            -132,
            30,
            78,
            index % 2 ? '#f9c32b' : '#f2aa1c',
            `transform="rotate(${index * 18 + turn})"`,
          ),
        ) +
        circle(0, 0, 92, '#5c3a1e') +
        circle(0, 0, 66, '#734a26') +
        many(26, (index) =>
          circle(
            Math.cos(index * 2.4) * Math.sqrt(index) * 15,
            Math.sin(index * 2.4) * Math.sqrt(index) * 15,
            6,
            '#3f2712',
          ),
        ),
    )
  return (
    shade('sky', ['#3f9fe0', '#bfe3f7']) +
    cloud(1240, 190, 1.5) +
    cloud(260, 320, 1) +
    hills(960, 60, '#a5cc72', 2, 2) +
    many(34, (index) =>
      at(
        index * 50 - 20,
        950 + (index % 4) * 22,
        0.16,
        many(10, (petal) => oval(0, -120, 34, 80, '#f7bd27', `transform="rotate(${petal * 36})"`)) +
          circle(0, 0, 90, '#5c3a1e'),
      ),
    ) +
    hills(1080, 40, '#6f9f48', 9, 2) +
    head(380, 520, 1.05, 0) +
    head(1260, 590, 0.95, 7) +
    head(820, 380, 1.3, 12) +
    shape('M0,1200 V1130 Q800,1080 1600,1140 V1200 Z', '#4f8038') +
    grass(1130, 120, ['#3f7030', '#76a950'], 33)
  )
}

/** A tent beside a mountain lake, in the blue hour. */
export function tent(): string {
  return (
    shade('sky', ['#1d2d5c', '#4a5a94', '#e0939a', '#ffcf9e']) +
    stars(70, 420, 6) +
    mountains(820, 430, '#4c5683', 8, '#f3e3ea') +
    mountains(850, 250, '#36426b', 2, '#c9c6dd') +
    shade('lake', ['#c98b9a', '#5f6596', '#27355f'], 830) +
    many(14, (index) => box(0, 840 + index * 14, 1600, 3, '#ffd9b8', 0, `opacity="${0.32 - index * 0.02}"`)) +
    shape('M0,1200 V1010 Q400,930 860,1000 Q1280,1060 1600,980 V1200 Z', '#22362f') +
    many(6, (index) => pine(60 + index * 74, 1030 - (index % 2) * 26, 0.75 + (index % 3) * 0.18, '#182a26')) +
    many(3, (index) => pine(1360 + index * 100, 1020, 1 + index * 0.12, '#182a26')) +
    glow('lamp', 880, 1000, 330, '#ffc46b', 0.75) +
    shape('M640,1060 L870,760 L1120,1060 Z', '#f0913c') +
    shape('M870,760 L1120,1060 L960,1060 Z', '#c96f28') +
    shape('M870,790 L800,1060 H930 Z', '#ffe3a1') +
    line('M870,760 L590,1080 M870,760 L1170,1080', '#f8d9ac', 4) +
    at(
      1230,
      1090,
      1,
      line('M-50,10 L50,-12 M-50,-12 L50,10', '#5e4030', 18) +
        shape('M-34,-14 Q-40,-70 0,-120 Q8,-76 30,-60 Q46,-30 28,-14 Z', '#ff9d2e') +
        shape('M-14,-14 Q-16,-48 6,-74 Q10,-44 16,-14 Z', '#ffe27a'),
    )
  )
}

export function train(): string {
  const leaves: [string, string, string] = ['#b5632a', '#d8892f', '#efb146']
  const arch = (x: number) => `M${x},1200 V820 Q${x + 100},690 ${x + 200},820 V1200 Z`
  const wagon = (x: number, colour: string) =>
    box(x, 470, 300, 120, colour, 18) +
    box(x, 546, 300, 14, '#f6ead2') +
    many(4, (index) => box(x + 26 + index * 66, 492, 46, 44, '#fff3c9', 8)) +
    circle(x + 60, 596, 20, '#2b2f35') +
    circle(x + 240, 596, 20, '#2b2f35')
  return (
    shade('sky', ['#79b5e2', '#e9f0e6']) +
    cloud(330, 200, 1.3) +
    cloud(1260, 160, 1.5) +
    mountains(720, 330, '#93a7b8', 5, '#fff') +
    hills(800, 100, '#b7b06a', 8, 2) +
    many(12, (index) => tree(40 + index * 140, 850 + (index % 3) * 30, 0.42, leaves)) +
    box(0, 606, 1600, 66, '#a2917e') +
    shape(
      `M0,660 H1600 V1200 H0 Z ${[20, 260, 500, 740, 980, 1220, 1460].map(arch).join(' ')}`,
      '#b8a690',
      'fill-rule="evenodd"',
    ) +
    many(60, (index) => box((index % 20) * 82, 620 + Math.floor(index / 20) * 17, 60, 4, '#8f7f6d')) +
    hills(1110, 50, '#8a9a4f', 17, 3) +
    line('M0,1170 Q500,1090 900,1150 Q1250,1200 1600,1120', '#7fb6cf', 40) +
    many(5, (index) => tree(120 + index * 350, 1200, 0.5, leaves)) +
    wagon(150, '#b8433a') +
    wagon(466, '#b8433a') +
    shape('M782,590 V470 H1090 Q1190,480 1210,590 Z', '#2f6c8a') +
    box(782, 546, 418, 14, '#f6ead2') +
    many(4, (index) => box(808 + index * 66, 492, 46, 44, '#fff3c9', 8)) +
    shape('M1090,492 h30 q50,10 60,50 h-90 Z', '#cfe6f2') +
    many(3, (index) => circle(850 + index * 130, 596, 20, '#2b2f35'))
  )
}

/** A path between trees in autumn. */
export function autumn(): string {
  const random = chance(64)
  const leaves: [string, string, string][] = [
    ['#a8431f', '#cf6424', '#ea8f36'],
    ['#b5791c', '#dba12c', '#f4c956'],
    ['#8a2f22', '#b8432b', '#da6b3e'],
  ]
  return (
    shade('sky', ['#f6d9a8', '#fdf1d6']) +
    glow('halo', 800, 520, 560, '#fff6d2') +
    hills(760, 40, '#dcb273', 4, 2) +
    many(7, (index) => tree(90 + index * 240, 800, 0.62, leaves[index % 3] ?? ['', '', ''])) +
    shade('ground', ['#c98a45', '#9c5f2c'], 800) +
    shape('M560,1200 Q700,980 780,800 L830,800 Q930,980 1130,1200 Z', '#f0dcb4') +
    tree(300, 960, 1.35, leaves[0] ?? ['', '', '']) +
    tree(1290, 940, 1.3, leaves[1] ?? ['', '', '']) +
    tree(70, 1080, 1.9, leaves[2] ?? ['', '', '']) +
    tree(1540, 1090, 2, leaves[0] ?? ['', '', '']) +
    many(240, () => {
      const [x, y] = [random(0, 1600), random(830, 1200)]
      return oval(
        x,
        y,
        random(8, 18),
        random(5, 9),
        ['#e8862e', '#f4c24b', '#b8432b', '#d9641f'][Math.floor(random(0, 4))] ?? '',
        `transform="rotate(${random(0, 180).toFixed(0)} ${x} ${y})"`,
      )
    }) +
    at(
      770,
      960,
      0.95,
      line('M-50,0 V-60 M-22,0 V-60', '#4a4a55', 15) +
        shape('M-80,-50 Q-78,-170 -36,-172 Q6,-170 8,-50 Z', '#3f6e8f') +
        circle(-36, -200, 28, '#f1cfae') +
        shape('M-66,-204 Q-60,-240 -34,-238 Q-4,-236 -6,-200 Z', '#d9d4cc') +
        line('M30,0 V-44 M50,0 V-44', '#43506b', 12) +
        box(14, -118, 54, 82, '#d9463d', 22) +
        line('M10,-90 L22,-96', '#3f6e8f', 14) +
        circle(40, -144, 26, '#f1c9a5') +
        shape('M12,-150 Q20,-184 46,-178 Q70,-172 66,-146 Z', '#7a4a2b'),
    )
  )
}

export function morningMist(): string {
  return (
    shade('sky', ['#8fb4d6', '#f3cfb8', '#fbe9d0']) +
    glow('halo', 1150, 470, 420, '#fff4d6') +
    circle(1150, 470, 70, '#fff9e8') +
    hills(560, 110, '#a5b6cb', 3, 2) +
    many(3, (index) => oval(300 + index * 560, 640, 520, 36, '#fff', 'opacity="0.4"')) +
    hills(690, 100, '#839db0', 9, 2) +
    oval(620, 770, 800, 44, '#fff', 'opacity="0.4"') +
    hills(830, 90, '#5f8290', 16, 3) +
    oval(1100, 900, 800, 46, '#fff', 'opacity="0.35"') +
    hills(970, 80, '#3f656b', 25, 2) +
    many(10, (index) =>
      pine(60 + index * 170, 1000 + ((index * 37) % 60), 0.55 + (index % 3) * 0.16, '#2f5257'),
    ) +
    shade('front', ['#31565a', '#1f3f44'], 1080) +
    at(
      520,
      1090,
      1.1,
      shape(
        'M-110,-120 Q-60,-150 60,-140 Q100,-136 110,-90 L104,0 h-18 l-8,-66 h-120 l-10,66 h-18 Z',
        '#5f3f2c',
      ) +
        shape('M70,-130 L96,-220 Q130,-236 150,-206 L120,-190 L112,-100 Z', '#5f3f2c') +
        line('M104,-226 L92,-290 M96,-262 L66,-286 M118,-228 L140,-292 M132,-262 L160,-280', '#5f3f2c', 8) +
        circle(132, -212, 4, '#1d1410'),
    )
  )
}
