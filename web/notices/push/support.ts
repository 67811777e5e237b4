import { pushWords } from './push-words.ts'

/** Whether this browser can show notices, and if not, what stands in the way. */
export type Support =
  | 'possible'
  /** The address begins with http. */
  | 'insecure'
  /** An iPhone or iPad, on which only what stands on the home screen may show notices. */
  | 'home-screen'
  /** An iPhone or iPad before iOS 16.4. */
  | 'old-ios'
  | 'impossible'

export type Surroundings = {
  isSecure: boolean
  hasPush: boolean
  isIos: boolean
  /** Opened from the home screen, without the browser's bars. */
  isInstalled: boolean
}

export function supportOf({ isSecure, hasPush, isIos, isInstalled }: Surroundings): Support {
  if (!isSecure) return 'insecure'
  if (hasPush) return 'possible'
  if (!isIos) return 'impossible'
  return isInstalled ? 'old-ios' : 'home-screen'
}

export function readSupport(): Support {
  return supportOf({
    isSecure: isSecureContext,
    hasPush: 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator,
    isIos: isIos(navigator),
    isInstalled: isInstalled(),
  })
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** What people call the thing in their hands. */
export function deviceWord({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): 'phone' | 'tablet' | 'computer' {
  const isTablet = /iPad|Tablet|Silk/.test(userAgent) || isIos({ userAgent, maxTouchPoints })
  if (/iPhone|iPod|Mobile/.test(userAgent) && !/iPad|Tablet/.test(userAgent)) return 'phone'
  return isTablet || /Android/.test(userAgent) ? 'tablet' : 'computer'
}

/** Where each browser keeps what was denied, in the words of its menus. */
export function howToAllow(
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  installed: boolean,
): string {
  const { allow } = pushWords()
  if (isIos({ userAgent, maxTouchPoints })) return allow.ios
  const isAndroid = /Android/.test(userAgent)
  if (isAndroid && installed) return allow.installedOnAndroid
  if (/Firefox\//.test(userAgent)) return isAndroid ? allow.firefoxOnAndroid : allow.firefox
  if (/Chrome\/|CriOS\//.test(userAgent)) return allow.chrome
  return /Safari\//.test(userAgent) ? allow.safari : allow.other
}
