import {
  at,
  box,
  chance,
  circle,
  glow,
  hills,
  house,
  line,
  many,
  oval,
  pine,
  shade,
  shape,
  snowfall,
  stars,
} from './brush.ts'

export function snowman(): string {
  return (
    shade('sky', ['#9cc4e4', '#e9f2f8']) +
    hills(760, 70, '#dbe8f1', 4, 2) +
    many(8, (index) =>
      pine(60 + index * 210, 800 + (index % 3) * 16, 0.6 + (index % 2) * 0.2, '#4c7267', '#f4fafc'),
    ) +
    house(1210, 900, 1.35, { wall: '#b4573f', roof: '#f7fbfd', light: '#ffdf8e' }) +
    hills(900, 40, '#f1f7fa', 11, 2) +
    oval(560, 1090, 300, 40, '#c9dbe8') +
    circle(560, 960, 165, '#fbfdff') +
    circle(560, 760, 122, '#fbfdff') +
    circle(560, 590, 88, '#fdfeff') +
    shape('M420,1000 A165,165 0 0 0 700,1030 A190,190 0 0 1 420,1000 Z', '#d7e5ef') +
    shape('M560,600 l104,18 l-100,22 Z', '#f08a2c') +
    circle(530, 574, 11, '#2c3136') +
    circle(592, 574, 11, '#2c3136') +
    many(5, (index) =>
      circle(516 + index * 22, 634 + Math.round(Math.sin((index / 4) * 3.14) * 12), 6, '#2c3136'),
    ) +
    many(3, (index) => circle(560, 728 + index * 54, 12, '#2c3136')) +
    box(468, 664, 184, 38, '#d2403a', 18) +
    box(608, 680, 42, 130, '#d2403a', 14) +
    line('M452,740 L310,650 M340,668 L300,690 M350,672 L330,620', '#6b4a36', 14) +
    line('M668,740 L810,640 M780,660 L820,690 M776,664 L790,610', '#6b4a36', 14) +
    box(464, 494, 192, 26, '#2f3a40', 10) +
    box(496, 390, 128, 116, '#2f3a40', 10) +
    box(496, 470, 128, 22, '#d2403a') +
    snowfall(150, 7)
  )
}

export function frozenLake(): string {
  return (
    shade('sky', ['#0f1c3f', '#22386b', '#5d78a8']) +
    stars(150, 620, 14) +
    glow('halo', 1130, 270, 340, '#dfe9ff', 0.8) +
    circle(1130, 270, 96, '#f6f4e4') +
    circle(1100, 246, 18, '#e3e0cd') +
    circle(1160, 300, 26, '#e3e0cd') +
    hills(690, 110, '#2b4270', 9, 2) +
    hills(740, 50, '#1d3057', 3, 3) +
    many(16, (index) =>
      pine(index * 108 - 10, 790 + ((index * 29) % 40), 0.7 + (index % 3) * 0.22, '#12233f', '#c9d9ee'),
    ) +
    shade('ice', ['#8da9cf', '#5f80b0', '#36578a'], 800) +
    many(12, (index) =>
      box(
        1130 - 100 + index * 5,
        820 + index * 28,
        200 - index * 10,
        9,
        '#f4f2e0',
        4,
        `opacity="${0.7 - index * 0.05}"`,
      ),
    ) +
    line(
      'M120,1000 L420,930 L560,1010 M420,930 L520,860 M980,1120 L1180,1040 L1420,1090 M1180,1040 L1240,960',
      '#c3d6ee',
      4,
      'opacity="0.7"',
    ) +
    shape('M0,1200 V1100 Q240,1040 520,1120 Q640,1160 700,1200 Z', '#e6eef8') +
    house(250, 1110, 0.7, { wall: '#6b4a3a', roof: '#eef4fb', light: '#ffd77e' })
  )
}

export function christmas(): string {
  const random = chance(24)
  const colours = ['#e8453f', '#f6c445', '#4fa3d8', '#fff3e0', '#c86bb0']
  return (
    shade('wall', ['#8a3b34', '#6c2c2b']) +
    many(11, (index) => box(index * 150 + 40, 0, 3, 1000, '#5c2524', 0, 'opacity="0.5"')) +
    box(140, 170, 330, 420, '#f6efe0', 8) +
    box(164, 194, 282, 372, '#20335c', 4) +
    many(26, () => circle(random(170, 440), random(200, 560), random(2, 5), '#fff')) +
    line('M305,194 V566 M164,380 H446', '#f6efe0', 16) +
    box(120, 590, 370, 30, '#f6efe0', 6) +
    shade('floor', ['#a8743f', '#7d5229'], 980) +
    glow('light', 860, 560, 620, '#ffd58a', 0.6) +
    box(830, 1000, 60, 90, '#5b3f2d') +
    many(5, (index) => {
      const [top, wide] = [190 + index * 150, 150 + index * 78]
      return shape(
        `M860,${top} Q${860 + wide * 0.4},${top + 150} ${860 + wide},${top + 240} Q860,${top + 290} ${860 - wide},${top + 240} Q${860 - wide * 0.4},${top + 150} 860,${top} Z`,
        index % 2 ? '#2c6b47' : '#347a51',
      )
    }) +
    many(4, (index) =>
      line(
        `M${780 - index * 64},${420 + index * 150} Q860,${500 + index * 150} ${950 + index * 60},${400 + index * 150}`,
        '#f6d27a',
        8,
      ),
    ) +
    many(46, (index) => {
      const y = random(340, 1000)
      const wide = (y - 230) * 0.42
      return circle(
        860 + random(-wide, wide),
        y,
        index % 3 ? 17 : 9,
        index % 3 ? (colours[index % 5] ?? '') : '#fff6c8',
      )
    }) +
    shape('M860,110 l22,56 60,4 -46,38 16,58 -52,-32 -52,32 16,-58 -46,-38 60,-4 Z', '#ffd94f') +
    at(
      560,
      1110,
      1,
      box(-110, -130, 220, 150, '#3d7fb5', 6) +
        box(-18, -130, 36, 150, '#fff') +
        shape('M0,-130 q-70,-70 -84,-16 q8,30 84,16 q70,-70 84,-16 q-8,30 -84,16 Z', '#fff'),
    ) +
    at(
      1160,
      1120,
      1,
      box(-130, -110, 260, 140, '#d2403a', 6) +
        box(-130, -58, 260, 30, '#f6c445') +
        shape('M0,-110 q-64,-64 -78,-14 q8,28 78,14 q64,-64 78,-14 q-8,28 -78,14 Z', '#f6c445'),
    ) +
    at(1370, 1090, 0.8, box(-80, -100, 160, 110, '#4f9a6a', 6) + box(-14, -100, 28, 110, '#fff3e0'))
  )
}

export function fireworks(): string {
  const random = chance(91)
  const burst = (x: number, y: number, size: number, colour: string, name: string) =>
    glow(name, x, y, size * 1.25, colour, 0.45) +
    many(26, (index) => {
      const turn = (index / 26) * 6.283
      const far = size * random(0.82, 1.06)
      const point = (share: number) =>
        `${(x + Math.cos(turn) * far * share).toFixed(0)},${(y + Math.sin(turn) * far * share + share * share * 24).toFixed(0)}`
      return (
        line(`M${point(0.28)} L${point(0.94)}`, colour, 5) +
        circle(x + Math.cos(turn) * far, y + Math.sin(turn) * far + 24, 7, '#fff8e6')
      )
    })
  return (
    shade('sky', ['#0b1233', '#1d2557', '#4b3a74']) +
    stars(90, 700, 2) +
    burst(480, 330, 250, '#ff6f61', 'one') +
    burst(1090, 280, 290, '#ffd166', 'two') +
    burst(800, 560, 180, '#6fd3c7', 'three') +
    burst(1380, 560, 150, '#c792ea', 'four') +
    burst(210, 620, 140, '#7fb8ff', 'five') +
    many(20, (index) => {
      const [x, high] = [index * 84 - 20, random(110, 300)]
      return (
        box(x, 900 - high, 90, high + 60, index % 2 ? '#161a38' : '#1d2146') +
        many(6, () =>
          box(
            x + Math.floor(random(0, 4)) * 18 + 10,
            900 - high + Math.floor(random(0, 5)) * 32 + 16,
            9,
            14,
            '#ffdc8c',
            1,
          ),
        )
      )
    }) +
    shape('M700,960 L760,560 L770,500 L780,560 L840,960 Z', '#161a38') +
    shade('river', ['#3a3568', '#14183a'], 950) +
    many(60, () =>
      line(
        `M${random(0, 1560).toFixed(0)},${random(970, 1190).toFixed(0)} h${random(30, 120).toFixed(0)}`,
        ['#ff6f61', '#ffd166', '#6fd3c7', '#7fb8ff'][Math.floor(random(0, 4))] ?? '',
        6,
        'opacity="0.4"',
      ),
    )
  )
}
