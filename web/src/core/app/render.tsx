import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ElementType, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '../words/language.tsx'
import { withTexts } from '../words/rooms.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { themeWith } from './theme.ts'

/** Renders the app with its theme and language. */
export function render(content: ReactNode, LinkComponent?: ElementType) {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const ready = withTexts(createRoot(root))
  const app = (
    <StrictMode>
      <ThemeProvider theme={themeWith(LinkComponent)} defaultMode="system" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <LanguageProvider>
          <ErrorBoundary>{content}</ErrorBoundary>
        </LanguageProvider>
      </ThemeProvider>
    </StrictMode>
  )
  void ready.then((made) => made.render(app))
}
