import { useEffect, useState } from 'react'

/**
 * Code that is not needed for the first view: fetched when it is wanted, and kept by the service worker. Null until it
 * is here. After a failure it is fetched again when `attempt` changes, and until then the `fallback` has its place.
 */
export function useCode<Code extends object>(
  load: () => Promise<Code>,
  isWanted: boolean,
  attempt: unknown,
  fallback: Code | null = null,
): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again with another attempt
  useEffect(() => {
    if (isWanted && !code) load().then(setCode, () => setFailed(true))
  }, [isWanted, code, attempt])
  return code ?? (hasFailed ? fallback : null)
}
