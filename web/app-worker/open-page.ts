/** Milliseconds that the server has to answer before the cached page is shown. */
const patience = 4000
/** What a proxy answers while the server behind it starts. */
const awayStatuses = [502, 503, 504]

/** From the server, so that a new release is seen at once; from the cache when that fails or takes too long. */
export async function openPage(
  request: Request,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  // Not before the request: a slow or blocked cache must not keep the page from opening.
  const cached = findCached().catch(() => undefined)
  const fromServer = fetch(request).then(
    async (answer) => (awayStatuses.includes(answer.status) ? ((await cached) ?? answer) : answer),
    async () => (await cached) ?? notHere(),
  )
  const timeout = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([fromServer, timeout.then(async () => (await cached) ?? fromServer)])
}

/** When nothing is cached: the browser's store was emptied, or was too full. */
function notHere(): Response {
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
    },
  })
}

const page = `<!doctype html>
<html lang="en" dir="ltr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection · Sunporch</title>
<style>
main{min-height:100dvh;box-sizing:border-box;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center}
body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;color:light-dark(#22302f,#edf0ea);background:light-dark(#f7f6f1,#10191b)}
h1,p{margin:0;max-width:32rem}
a{justify-self:center;padding:.75rem 1.25rem;border-radius:12px;font-weight:600;text-decoration:none;color:light-dark(#fff,#062b27);background:light-dark(#0c5a53,#7fd0c4)}
</style>
<main>
<h1>Sunporch cannot be reached</h1>
<p>Is there a connection? This page opens by itself as soon as there is one, and nothing of yours is lost.</p>
<a href="">Try again</a>
</main>
<script>setInterval(()=>fetch('/healthz').then((answer)=>answer.ok&&location.reload(),()=>{}),3000)</script>
</html>
`
