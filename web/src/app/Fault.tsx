import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { FaultScreen } from './FaultScreen.tsx'

/** Shown in place of a page that broke, and shows the page anew when tried again. One that never arrived needs a reload. */
export function Fault() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => console.error(error), [error])
  const isMissing = error instanceof TypeError && /import|module/i.test(error.message)
  const showAgain = () => void navigate(`${pathname}${search}`, { replace: true })
  return <FaultScreen onRetry={() => (isMissing ? location.reload() : showAgain())} />
}
