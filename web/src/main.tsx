import { RouterProvider } from 'react-router/dom'
import { AppLink } from './core/AppLink.tsx'
import { NotFound } from './core/app/NotFound.tsx'
import { render } from './core/app/render.tsx'
import { loadConfig } from './core/config.ts'
import { documentOf } from './core/legacy.ts'
import { reloadOnNewVersion } from './core/version.ts'
import { loadForOffline } from './shell/loadForOffline.ts'
import { startRouter } from './shell/router.tsx'

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
