import type { ComponentType } from 'react'

/** The pages before the sign-in: each has a path of its own, so they need no router. */
const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/': () => import('./StartPage.tsx'),
  '/sign-in': () => import('./SignInPage.tsx'),
}

export const publicPageAt = (pathname: string) => {
  const path = pathname.replace(/(.)\/$/, '$1')
  return Object.hasOwn(pages, path) ? pages[path] : undefined
}
