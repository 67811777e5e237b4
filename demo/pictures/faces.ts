import { box, circle, line, oval, shade, shape } from './brush.ts'

type Face = {
  background: [string, string]
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'curls'
  shirt: string
  glasses?: boolean
  beard?: string
}

/** A head and shoulders on the canvas, in the middle of it. */
export function face({ background, skin, hair, style, shirt, glasses, beard }: Face): string {
  return (
    shade('back', background) +
    behind[style](hair) +
    shape('M330,1200 Q340,900 620,860 L980,860 Q1260,900 1270,1200 Z', shirt) +
    box(700, 720, 200, 200, skin, 90) +
    shape('M690,850 Q800,960 910,850 L930,880 Q800,1010 670,880 Z', '#fff', 'opacity="0.35"') +
    oval(800, 540, 250, 300, skin) +
    oval(546, 560, 40, 62, skin) +
    oval(1054, 560, 40, 62, skin) +
    (beard
      ? shape(
          'M556,560 Q560,860 800,872 Q1040,860 1044,560 Q1000,700 900,690 Q800,660 700,690 Q600,700 556,560 Z',
          beard,
        )
      : '') +
    before[style](hair) +
    oval(700, 540, 24, 30, '#33292a') +
    oval(900, 540, 24, 30, '#33292a') +
    circle(708, 530, 8, '#fff') +
    circle(908, 530, 8, '#fff') +
    line('M650,470 q50,-30 96,-4 M854,466 q46,-26 96,4', hair === '#e9e6e1' ? '#b9b3aa' : hair, 16) +
    line('M800,560 q-26,70 6,76', '#00000033', 14) +
    circle(630, 640, 50, '#f08a7a', 'opacity="0.28"') +
    circle(970, 640, 50, '#f08a7a', 'opacity="0.28"') +
    shape('M690,690 Q800,800 910,690 Q800,730 690,690 Z', '#b8473f') +
    (glasses
      ? '<g fill="#ffffff22" stroke="#3d3a44" stroke-width="13"><circle cx="700" cy="544" r="80"/><circle cx="900" cy="544" r="80"/></g>' +
        line('M780,536 q20,-14 40,0 M620,536 L556,520 M980,536 L1044,520', '#3d3a44', 13)
      : '')
  )
}

const behind: Record<Face['style'], (hair: string) => string> = {
  short: () => '',
  long: (hair) =>
    shape('M510,540 Q480,200 800,190 Q1120,200 1090,540 Q1110,820 1150,940 H450 Q490,820 510,540 Z', hair),
  bun: (hair) => circle(800, 190, 120, hair) + oval(800, 480, 290, 300, hair),
  curls: (hair) =>
    [500, 540, 640, 800, 960, 1060, 1100]
      .map((x, index) => circle(x, [520, 360, 260, 220, 260, 360, 520][index] ?? 0, 110, hair))
      .join('') +
    circle(530, 640, 80, hair) +
    circle(1070, 640, 80, hair),
}

const before: Record<Face['style'], (hair: string) => string> = {
  short: (hair) =>
    shape(
      'M540,520 Q520,220 800,214 Q1080,220 1060,520 Q1020,400 940,370 Q800,420 640,360 Q570,400 540,520 Z',
      hair,
    ),
  long: (hair) =>
    shape(
      'M536,560 Q520,220 800,214 Q1080,220 1064,560 Q1040,400 880,330 Q700,400 600,420 Q556,470 536,560 Z',
      hair,
    ),
  bun: (hair) =>
    shape('M544,540 Q540,240 800,230 Q1060,240 1056,540 Q1010,370 800,350 Q590,370 544,540 Z', hair),
  curls: (hair) =>
    [600, 690, 800, 910, 1000]
      .map((x, index) => circle(x, [370, 310, 290, 310, 370][index] ?? 0, 84, hair))
      .join(''),
}
