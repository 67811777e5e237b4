import { landingWords } from './landing-words.ts'

/** A screen on a side table, with an evening picture on it. */
export function PorchScene() {
  return (
    <svg viewBox="0 0 560 460" role="img" aria-label={landingWords().picture} className="w-full">
      <Definitions />
      <rect x="8" y="8" width="544" height="444" rx="36" className="fill-surface-2" />
      <circle cx="492" cy="160" r="170" fill="url(#lamp)" clipPath="url(#wall)" />
      <path d="M8 372h544v44a36 36 0 0 1-36 36H44a36 36 0 0 1-36-36z" fill="#b98a5a" />
      <path d="M8 372h544v10H8z" fill="#a57848" />
      <Screen />
      <Lamp />
      <Cup />
    </svg>
  )
}

function Definitions() {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f7c873" />
        <stop offset="0.55" stopColor="#f0a35e" />
        <stop offset="1" stopColor="#c96a5b" />
      </linearGradient>
      <linearGradient id="hill" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1f6a60" />
        <stop offset="1" stopColor="#0f3f3c" />
      </linearGradient>
      <radialGradient id="lamp" cx="0.5" cy="0.3" r="0.7">
        <stop offset="0" stopColor="#f9dd9a" stopOpacity="0.85" />
        <stop offset="1" stopColor="#f9dd9a" stopOpacity="0" />
      </radialGradient>
      <clipPath id="wall">
        <rect x="8" y="8" width="544" height="444" rx="36" />
      </clipPath>
      <clipPath id="picture">
        <rect x="104" y="92" width="338" height="212" rx="10" />
      </clipPath>
    </defs>
  )
}

function Screen() {
  return (
    <g>
      <path d="M196 318h154l26 58H170z" fill="#16211f" />
      <rect x="88" y="76" width="370" height="246" rx="22" fill="#16211f" />
      <g clipPath="url(#picture)">
        <rect x="104" y="92" width="338" height="212" fill="url(#sky)" />
        <circle cx="318" cy="190" r="34" fill="#fff3d2" />
        <path d="M104 236c60-40 108-44 166-14s112 24 172-12v94H104z" fill="#2f8475" opacity="0.75" />
        <path d="M104 262c74-34 132-26 196 0s96 14 142-6v50H104z" fill="url(#hill)" />
        <g fill="#0c2c2a">
          <circle cx="206" cy="238" r="11" />
          <path d="M192 286c0-24 6-36 14-36s14 12 14 36z" />
          <circle cx="236" cy="250" r="8" />
          <path d="M226 286c0-17 4-27 10-27s10 10 10 27z" />
        </g>
      </g>
      <rect x="122" y="264" width="168" height="28" rx="14" fill="#0b1514" opacity="0.62" />
      <circle cx="138" cy="278" r="8" fill="#f2b749" />
      <rect x="154" y="273" width="118" height="10" rx="5" fill="#fdfcf8" opacity="0.92" />
      <circle cx="412" cy="276" r="19" fill="#fdfcf8" />
      <path d="M412 286c-8-6-12-9-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 8-12 14z" fill="#b4325a" />
    </g>
  )
}

function Lamp() {
  return (
    <g>
      <path d="M474 118h44l16 58h-76z" fill="#f2b749" />
      <path d="M492 176h8v186h-8z" fill="#7a5836" />
      <ellipse cx="496" cy="366" rx="32" ry="9" fill="#7a5836" />
    </g>
  )
}

function Cup() {
  return (
    <g>
      <path d="M60 330h48v24a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z" fill="#fdfcf8" />
      <path d="M108 338h8a10 10 0 0 1 0 20h-8" fill="none" stroke="#fdfcf8" strokeWidth="6" />
      <path
        d="M74 316c-5-8 5-11 0-19M90 316c-5-8 5-11 0-19"
        fill="none"
        stroke="#fdfcf8"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </g>
  )
}
