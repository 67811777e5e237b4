import clsx from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { frameWords } from './frame/frame-words.ts'
import { forwards } from './words/direction.ts'
// Every page behind the sign-in has it, a moment after its first view.
import './refusals/known-refusals.ts'
import { dismissToast, useToasts } from './toast-store.ts'
import { closeTopLayer } from './ui/dialog/layers.ts'

/** Shows one toast at a time for 5 seconds. A swipe of 50 pixels forwards dismisses it, F8 focuses it. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Toast.Provider duration={5000} swipeDirection={forwards() === 1 ? 'right' : 'left'} swipeThreshold={50}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          onEscapeKeyDown={leaveEscapeToDialog}
          data-variant={toast.variant}
          className={clsx(
            'relative flex items-start gap-3 rounded-card border p-4 pe-12 shadow-pop',
            'data-[state=open]:animate-slide-in data-[state=closed]:animate-fade-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            toast.variant === 'destructive'
              ? 'border-danger bg-danger-soft text-danger'
              : 'border-line bg-surface text-ink',
          )}
        >
          <div className="min-w-0 grow">
            <Toast.Title className="font-bold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="text-sm opacity-90">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="min-h-11 shrink-0 rounded-control bg-pine px-4 font-semibold text-on-pine hover:bg-pine-hover"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={frameWords().close}
            className="absolute top-1 end-1 grid size-11 place-items-center rounded-control opacity-70 hover:opacity-100"
          >
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* On wide windows not at the top right, where the pages have their main buttons. */}
      <Toast.Viewport
        label={frameWords().toasts}
        className="fixed top-0 end-0 z-50 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-md lg:top-auto lg:end-auto lg:bottom-0 lg:start-0"
      />
    </Toast.Provider>
  )
}

/** Radix gives Escape to what was opened last. A toast closes by itself, and the person means the dialog. */
function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (closeTopLayer()) event.preventDefault()
}
