import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import { noteBrowserError } from '../browserErrors.ts'
import { useIsOnline } from '../online.ts'
import { useText } from '../words/language.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { MessageScreen } from './MessageScreen.tsx'

/** A browser keeps a failed import for the life of the document. */
const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

/** A page that fails leaves the shell standing. One whose code did not arrive needs a reload; any other renders again. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    console.error(error)
    noteBrowserError(error)
  }, [error])
  if (isMissingCode(error)) return <MissingCode />
  return <ErrorScreen onRetry={() => void revalidate()} />
}

/** Offline this says so, and the page opens by itself when the connection is back. */
function MissingCode() {
  const text = useText(app)
  const isOnline = useIsOnline()
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  if (isOnline) return <ErrorScreen onRetry={() => location.reload()} />
  return <MessageScreen title={text('offlineTitle')} text={text('offlineText')} isAlert />
}
