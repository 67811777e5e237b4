import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepInstallPrompt } from './platform/app/install-prompt.ts'
import { makeQueryClient } from './platform/cache/query-client.ts'
import './platform/theme.css'
import { followSystemTheme } from './platform/theme.ts'
import { isWaitingForWords, wordsReady } from './platform/words/area-words.ts'
import { preloadFirst, Router } from './router.tsx'

followSystemTheme()
keepInstallPrompt()
const root = document.getElementById('root') as HTMLElement
const isPainted = root.hasChildNodes()
if (isPainted || isWaitingForWords()) Promise.all([isPainted && preloadFirst(), wordsReady()]).then(render)
else render()

function render(): void {
  // In a transition React renders in small parts, so that a slow phone answers meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={makeQueryClient()}>
          <Router />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}
