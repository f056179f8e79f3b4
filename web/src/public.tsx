import './app/connect.ts'
import { NotFound } from './app/NotFound.tsx'
import { OfflineBanner } from './app/OfflineBanner.tsx'
import { render } from './app/render.tsx'
import { SignInPage } from './app/SignInPage.tsx'
import { StartPage } from './app/StartPage.tsx'
import { reloadOnNewVersion } from './app/version.ts'

/** The document that anybody may open. Each of its pages has a path of its own, so they need no router. */
reloadOnNewVersion()

const pages = new Map([
  ['/', StartPage],
  ['/sign-in', SignInPage],
])
const Page = pages.get(location.pathname.replace(/(.)\/$/, '$1')) ?? NotFound

render(
  <>
    <OfflineBanner />
    <Page />
  </>,
)
