import { useSyncExternalStore } from 'react'
import { isNewcomer } from '../../platform/newcomer.ts'
import type { SignInView } from './sign-in-view.ts'

type SignInAddress = {
  /** Null where the address names none. */
  view: SignInView | null
  /** The address that an invitation is for. */
  email: string
  /** Somebody who pressed "Get Started" has no account yet. */
  isNew: boolean
}

/**
 * The view stands in the fragment, so that Back leads from one to the other: `#create`, `#forgot`, `#reset=token`,
 * and `#invited=e-mail` for who follows an invitation.
 */
export function useAddress(): SignInAddress {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const isNew = useSyncExternalStore(subscribe, isNewcomer, () => false)
  const [name = '', value = ''] = hash.slice(1).split('=', 2)
  return {
    view: name === '' ? null : (views[name] ?? 'sign-in'),
    email: name === 'invited' ? decoded(value) : '',
    isNew,
  }
}

export function showView(view: SignInView): void {
  location.hash = { 'sign-in': 'sign-in', 'sign-up': 'create', forgot: 'forgot', reset: 'reset' }[view]
}

const views: Record<string, SignInView> = {
  create: 'sign-up',
  invited: 'sign-up',
  forgot: 'forgot',
  reset: 'reset',
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
