// What a page of these libraries costs before it does anything: React, the router, the queries and one card.

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'
import { Card } from '#web/platform/ui/card.tsx'

const client = new QueryClient()

function Page() {
  const names = useQuery({
    queryKey: ['names'],
    queryFn: async (): Promise<string[]> => (await fetch('/names.json')).json(),
  })
  return (
    <main>
      <h1>Floor</h1>
      <Card title="Family Members">
        <ul>
          {names.data?.map((name) => (
            <li key={name}>
              <Link href={`/${name}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Switch>
        <Route path="/" component={Page} />
      </Switch>
    </QueryClientProvider>
  </StrictMode>,
)
