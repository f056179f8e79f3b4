import { publicApp } from './PublicApp.tsx'
import { publicPageAt } from './publicPages.ts'
import { render } from './render.tsx'

export const startPublic = async (pathname: string) => render(publicApp((await publicPageAt(pathname)?.())?.default))
