import type { ComponentType } from 'react'

/** The pages before the sign-in: each a path and a document of its own, so they need no router. */
const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/': () => import('./StartPage.tsx'),
  '/sign-in': () => import('./SignInPage.tsx'),
}

export const outsidePageAt = (pathname: string) => {
  const path = pathname.replace(/(.)\/$/, '$1')
  return Object.hasOwn(pages, path) ? pages[path] : undefined
}
