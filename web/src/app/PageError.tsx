import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorScreen } from './ErrorScreen.tsx'

/** A browser keeps a failed import for the life of the document. */
const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

/** A page that fails leaves the shell standing. One whose code did not arrive needs a reload; any other renders again. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => console.error(error), [error])
  return <ErrorScreen onRetry={() => (isMissingCode(error) ? location.reload() : void revalidate())} />
}
