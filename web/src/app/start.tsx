import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './language.tsx'
import { theme } from './theme.ts'

/** Shows the app: its looks and its language around whatever the address asks for. */
export function show(root: HTMLElement, content: ReactNode) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <LanguageProvider>{content}</LanguageProvider>
      </ThemeProvider>
    </StrictMode>,
  )
}
