import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepInstallPrompt } from './platform/install-prompt.ts'
import { makeQueryClient } from './platform/query-client.ts'
import './platform/theme.css'
import { followSystemTheme } from './platform/theme.ts'
import { Router } from './router.tsx'

followSystemTheme()
keepInstallPrompt()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <Router />
    </QueryClientProvider>
  </StrictMode>,
)
