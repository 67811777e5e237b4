import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberNewcomer } from '../../platform/newcomer.ts'
import '../../platform/theme.css'
import { wordsReady } from '../../platform/words/area-words.ts'
import { passkeysWork } from '../passkeys/passkeys-work.ts'
import { SignInPage } from './sign-in-page.tsx'

rememberNewcomer()
// The script in the head has hidden the form that was painted, because it is not the wanted one.
document.documentElement.classList.remove('other-form')
// Not awaited at the top level: then the bundler would put each shared module into a file of its own.
void wordsReady().then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <SignInPage hasPasskeys={passkeysWork()} />
    </StrictMode>,
  ),
)
