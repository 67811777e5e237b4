import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { goToLogin } from '../login.ts'
import { ApiError, isUnauthorized } from '../server/api.ts'
import { showToast } from '../toast-store.ts'
import { commonWords } from '../words/common-words.ts'
import { refusalOf } from '../words/refusal.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the toast says after a failure; without it the server's own sentence. */
      failure?: string
      success?: { title: string; description: string }
      /** No toast after a failure: the caller shows it. */
      isQuiet?: boolean
    }
  }
}

/** No retries and no automatic refetching: the live stream tells what has changed. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnauthorized(error) && query.state.data !== undefined) goToLogin()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isUnauthorized(error)) return goToLogin()
        if (meta?.isQuiet) return
        showToast({
          variant: 'destructive',
          title: commonWords().error,
          description: failureOf(error, meta?.failure),
        })
      },
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.success) showToast(meta.success)
      },
    }),
  })
}

/** A change's own sentence; but the server's where it says what is wrong with itself, and what to do. */
function failureOf(error: unknown, failure?: string): string {
  const said = refusalOf(error, commonWords().tryAgain)
  if (error instanceof ApiError && (error.code === 'storage_full' || error.code === 'unavailable'))
    return said
  return failure ?? said
}
