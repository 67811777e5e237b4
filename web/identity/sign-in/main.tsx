import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../platform/theme.css'
import { SignInPage } from './sign-in-page.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SignInPage />
  </StrictMode>,
)
