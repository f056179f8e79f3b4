import { type ElementType, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchBrowserErrors } from '../browserErrors.ts'
import { loadDirection } from '../words/direction.ts'
import { currentLanguage, LanguageProvider } from '../words/language.tsx'
import { withTexts } from '../words/rooms.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { DirectedLook, Look } from './Look.tsx'
import { themeWith } from './theme.ts'

/** Renders the app with its theme and language. */
export function render(content: ReactNode, LinkComponent?: ElementType) {
  watchBrowserErrors()
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const ready = withTexts(createRoot(root))
  const guarded = <ErrorBoundary>{content}</ErrorBoundary>
  const app = (
    <StrictMode>
      <LanguageProvider>
        {import.meta.env.HAS_RIGHT_TO_LEFT ? (
          <DirectedLook LinkComponent={LinkComponent}>{guarded}</DirectedLook>
        ) : (
          <Look theme={themeWith(LinkComponent)}>{guarded}</Look>
        )}
      </LanguageProvider>
    </StrictMode>
  )
  void ready.then(async (made) => {
    await loadDirection(currentLanguage())
    made.render(app)
  })
}
