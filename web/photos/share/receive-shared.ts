import { pagePaths } from '#contract/pages/page-paths.ts'
import { keepShared, mostShared } from './shared-pictures.ts'

/** Whether another app shares pictures with the installed one (`share_target` of the manifest). */
export function isShare({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return method === 'POST' && origin === location.origin && pathname === pagePaths.share
}

/** In the service worker. The page reads the pictures afterwards, so that reloading it shares nothing twice. */
export async function receiveShared(request: Request): Promise<Response> {
  const goTo = (address: string) => Response.redirect(new URL(address, location.origin).href, 303)
  const { share } = pagePaths
  try {
    const files = (await request.formData()).getAll('pictures').filter((part) => part instanceof File)
    await keepShared(files)
    return goTo(files.length > mostShared ? `${share}?left=${files.length - mostShared}` : share)
  } catch {
    return goTo(`${share}?missed=1`)
  }
}
