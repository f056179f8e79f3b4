import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './app/language.tsx'
import { placeOf } from './app/legacy.ts'
import { Starting } from './app/Starting.tsx'
import { theme } from './app/theme.ts'
import { reloadOnNewVersion } from './app/version.ts'

const Inside = lazy(() => import('./app/Inside.tsx'))
const Outside = lazy(() => import('./app/Outside.tsx'))

reloadOnNewVersion()

/** Older addresses become the ones that replaced them before anything is shown. */
function placeHere() {
  const place = placeOf(location.pathname)
  if (place.kind !== 'moved') return place
  history.replaceState(null, '', place.to)
  return placeOf(location.pathname)
}

const root = document.getElementById('root')
if (root) {
  const place = placeHere()
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <LanguageProvider>
          <Suspense fallback={<Starting />}>
            {place.kind === 'inside' ? <Inside prefix={place.prefix} /> : <Outside />}
          </Suspense>
        </LanguageProvider>
      </ThemeProvider>
    </StrictMode>,
  )
}
