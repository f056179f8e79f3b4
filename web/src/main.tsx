import { RouterProvider } from 'react-router/dom'
import { AppLink } from './app/AppLink.tsx'
import { loadConfig } from './app/config.ts'
import { documentOf } from './app/legacy.ts'
import { loadForOffline } from './app/loadForOffline.ts'
import { NotFound } from './app/NotFound.tsx'
import { render } from './app/render.tsx'
import { startRouter } from './app/router.tsx'
import { reloadOnNewVersion } from './app/version.ts'

/** The document behind the sign-in: one for each role's prefix. */
reloadOnNewVersion()
// The first request's token waits for it; a failure is reported there.
loadConfig().catch(() => undefined)

const requested = documentOf(location.pathname)
// An older address becomes the one that replaced it before anything is shown.
if (requested.kind === 'moved') history.replaceState(null, '', requested.to)
const shown = documentOf(location.pathname)

render(shown.kind === 'authenticated' ? <RouterProvider router={startRouter(shown.prefix)} /> : <NotFound />, AppLink)
if (shown.kind === 'authenticated') loadForOffline(shown.prefix)
