import { lazyComponent } from '../ui/lazy-component.tsx'

/** Its code is fetched when one is shown. */
export const QrCode = lazyComponent(() => import('./qr-code.tsx').then((code) => code.QrCode), {
  waiting: <div className="size-44 shrink-0 rounded-control bg-surface-2" />,
  isQuiet: true,
})
