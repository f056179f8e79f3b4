import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { FaultScreen } from './FaultScreen.tsx'

/** Shown in place of a page that broke, and shows the page again when tried again. One that never arrived needs a reload. */
export function Fault() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => console.error(error), [error])
  const isMissing = error instanceof TypeError && /import|module/i.test(error.message)
  return <FaultScreen onRetry={() => (isMissing ? location.reload() : void revalidate())} />
}
