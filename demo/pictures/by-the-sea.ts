import {
  at,
  box,
  canvas,
  chance,
  circle,
  cloud,
  glow,
  gull,
  hills,
  line,
  many,
  oval,
  ripples,
  shade,
  shape,
} from './brush.ts'

/** A sailing boat in front of the evening sun. */
export function sailing(): string {
  return (
    shade('sky', ['#39548f', '#b8628a', '#ff9a6b', '#ffd79a']) +
    glow('halo', 1010, 640, 460, '#fff1c4') +
    circle(1010, 640, 92, '#fff3d2') +
    cloud(330, 250, 1.5, '#ffd2b8', 0.5) +
    cloud(1300, 330, 1.1, '#ffd2b8', 0.45) +
    hills(690, 40, '#5c4a76', 5, 2) +
    shade('sea', ['#f7a57c', '#9a5f86', '#2f4a80'], 700) +
    many(16, (index) =>
      box(
        1010 - 90 + index * 3,
        712 + index * 24,
        180 - index * 6,
        8,
        '#ffe9bd',
        4,
        `opacity="${0.85 - index * 0.045}"`,
      ),
    ) +
    ripples(710, 90, '#ffd9b0', 12, 0.3) +
    at(
      610,
      850,
      1.35,
      shape('M-170,0 H190 Q160,70 90,76 H-90 Q-150,66 -170,0 Z', '#7b2d32') +
        box(-166, -4, 352, 14, '#f7e7cf', 6) +
        line('M0,0 V-380', '#5a3a2a', 12) +
        shape('M14,-372 Q150,-190 176,-34 L14,-34 Z', '#fff6e6') +
        shape('M-14,-340 Q-110,-170 -140,-34 L-14,-34 Z', '#ffd9a8') +
        shape('M0,-380 l58,18 l-58,18 Z', '#d94f45') +
        circle(70, -26, 20, '#3b2b38') +
        box(48, -8, 44, 20, '#2f6c8a', 8),
    ) +
    gull(300, 420, 1.2, '#4d4468') +
    gull(390, 470, 0.8, '#4d4468') +
    gull(1240, 480, 0.9, '#4d4468')
  )
}

export function lighthouse(): string {
  return (
    shade('sky', ['#58a6dc', '#a9d8f0', '#eaf6f6']) +
    cloud(360, 230, 1.6) +
    cloud(760, 340, 0.9) +
    cloud(1120, 200, 1.1, '#fff', 0.7) +
    shade('sea', ['#3f9bbd', '#2a7ea6', '#1d5f86'], 720) +
    ripples(730, 110, '#e4f6fa', 3, 0.4) +
    shape('M860,1200 Q900,900 1060,800 Q1180,720 1330,742 Q1500,770 1600,720 V1200 Z', '#8d8273') +
    shape('M1000,860 Q1100,740 1330,742 Q1500,770 1600,720 V900 Q1340,820 1000,860 Z', '#79a45c') +
    shape('M1150,780 L1185,280 H1305 L1340,780 Z', '#fdfaf2') +
    shape('M1156,700 L1164,590 H1326 L1334,700 Z M1172,480 L1180,370 H1310 L1318,480 Z', '#d2473d') +
    box(1165, 256, 160, 28, '#3c4950', 6) +
    box(1196, 170, 98, 90, '#fff3b8', 6) +
    line('M1196,170 V256 M1229,170 V256 M1261,170 V256 M1294,170 V256', '#3c4950', 7) +
    shape('M1180,174 Q1245,80 1310,174 Z', '#b6372f') +
    box(1228, 650, 40, 70, '#47606d', 18) +
    box(1226, 420, 36, 52, '#47606d', 16) +
    many(9, (index) =>
      at(
        1010 + index * 62,
        842 - (index % 3) * 14,
        0.8,
        circle(0, 0, 12, ['#f7d154', '#fff', '#e889a8'][index % 3] ?? ''),
      ),
    ) +
    shape('M0,1200 V1040 Q140,1000 260,1070 Q380,1120 470,1200 Z', '#6f675c') +
    many(10, (index) =>
      oval(60 + index * 95, 1130 - Math.abs(5 - index) * 6, 66, 14, '#fff', 'opacity="0.55"'),
    ) +
    gull(520, 420, 1.4) +
    gull(640, 380, 1) +
    gull(880, 520, 0.9)
  )
}

export function beach(): string {
  const random = chance(31)
  return (
    shade('sky', ['#4fb3e8', '#bfe7f7']) +
    circle(260, 200, 84, '#fff4c2') +
    glow('halo', 260, 200, 260, '#fff2b0', 0.7) +
    cloud(900, 190, 1.4) +
    cloud(1340, 280, 0.9) +
    shade('sea', ['#2b95c4', '#43bcd0', '#8fe0dc'], 480) +
    ripples(490, 50, '#fff', 6, 0.4) +
    shape(
      'M0,800 Q260,720 560,770 Q900,830 1200,750 Q1420,700 1600,740 V1200 H0 Z',
      '#fff',
      'opacity="0.8"',
    ) +
    shape('M0,826 Q260,750 560,800 Q900,856 1200,778 Q1420,726 1600,768 V1200 H0 Z', '#f2d9a0') +
    many(150, () => circle(random(0, 1600), random(860, 1200), random(1.5, 4), '#d9b877')) +
    oval(1180, 1080, 260, 36, '#d3b077', 'opacity="0.7"') +
    line('M1180,1080 L1120,560', '#fbfbf6', 16) +
    shape(
      'M780,660 Q900,430 1110,470 Q1330,500 1400,770 Q1350,700 1285,740 Q1210,640 1130,690 Q1040,610 960,660 Q880,600 780,660 Z',
      '#f0594e',
    ) +
    shape(
      'M960,660 Q1010,500 1112,470 Q1060,560 1130,690 Q1040,610 960,660 Z M1130,690 Q1170,560 1112,470 Q1260,540 1285,740 Q1210,640 1130,690 Z',
      '#fff7e8',
    ) +
    at(
      520,
      1030,
      1.15,
      box(-210, -120, 420, 130, '#d9b06a', 10) +
        box(-230, -230, 90, 240, '#e3bd79', 6) +
        box(140, -230, 90, 240, '#e3bd79', 6) +
        box(-60, -300, 120, 310, '#ecc888', 6) +
        many(3, (index) => box(-230 + index * 33, -254, 22, 30, '#e3bd79')) +
        many(3, (index) => box(140 + index * 33, -254, 22, 30, '#e3bd79')) +
        many(4, (index) => box(-60 + index * 33, -324, 21, 30, '#ecc888')) +
        shape('M-34,10 V-50 Q0,-100 34,-50 V10 Z', '#9c7440') +
        line('M0,-320 V-420', '#7a5a3a', 7) +
        shape('M2,-420 l70,22 l-70,24 Z', '#2f8fbf'),
    ) +
    circle(880, 1050, 62, '#fff') +
    shape('M880,988 A62,62 0 0 1 934,1081 L880,1050 Z', '#f0594e') +
    shape('M826,1081 A62,62 0 0 1 880,988 L880,1050 Z', '#f4c33f') +
    gull(640, 300, 1.3) +
    gull(740, 260, 0.9)
  )
}

/** Two people in a rowing boat, on paper that has aged. */
export function rowing(): string {
  const person = (x: number, hat: string, dress: string) =>
    at(
      x,
      0,
      1,
      shape('M-40,10 Q-44,-70 0,-78 Q44,-70 40,10 Z', dress) +
        circle(0, -108, 30, '#e7c8a6') +
        shape('M-50,-118 Q0,-176 50,-118 Q0,-104 -50,-118 Z', hat),
    )
  return (
    shade('sky', ['#d7e4ea', '#f5f1e4']) +
    hills(520, 90, '#9fb2b0', 4, 2) +
    hills(580, 60, '#7e9690', 8, 3) +
    shade('lake', ['#b9cbcc', '#7f9a9f', '#5b767d'], 620) +
    ripples(630, 90, '#f4f4ea', 21, 0.45) +
    at(
      820,
      860,
      1.5,
      person(-70, '#f3ead6', '#5d6f7c') +
        person(80, '#8a5a4a', '#e8ddca') +
        shape('M-260,-10 Q0,50 270,-14 Q220,90 0,92 Q-210,90 -260,-10 Z', '#6b4a36') +
        line('M-30,-20 L-250,96 M40,-20 L270,100', '#4e3525', 11),
    ) +
    many(7, (index) =>
      line(`M${70 + index * 26},1200 q-10,-150 ${index * 8 - 26},-${240 + (index % 3) * 70}`, '#55675a', 8),
    ) +
    `<rect x="0" y="0" width="${canvas.width}" height="${canvas.height}" fill="#c79a5b" opacity="0.32"/>` +
    `<rect x="26" y="26" width="1548" height="1148" fill="none" stroke="#f8f1df" stroke-width="52"/>`
  )
}
