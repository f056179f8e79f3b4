import { type ElementType, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDirection } from '../words/direction.ts'
import { currentLanguage, LanguageProvider } from '../words/language.tsx'
import { withTexts } from '../words/rooms.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Look } from './Look.tsx'

/** Renders the app with its theme and language. */
export function render(content: ReactNode, LinkComponent?: ElementType) {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const app = (
    <StrictMode>
      <LanguageProvider>
        <Look LinkComponent={LinkComponent}>
          <ErrorBoundary>{content}</ErrorBoundary>
        </Look>
      </LanguageProvider>
    </StrictMode>
  )
  const ready = Promise.all([withTexts(createRoot(root)), loadDirection(currentLanguage())])
  void ready.then(([made]) => made.render(app))
}
