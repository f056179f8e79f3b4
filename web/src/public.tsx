import { type ComponentType, lazy, Suspense } from 'react'
import './app/connect.ts'
import { NotFound } from './app/NotFound.tsx'
import { OfflineBanner } from './app/OfflineBanner.tsx'
import { render } from './app/render.tsx'
import { SignInPage } from './app/SignInPage.tsx'
import { Starting } from './app/Starting.tsx'
import { StartPage } from './app/StartPage.tsx'
import { reloadOnNewVersion } from './app/version.ts'

/** The document that anybody may open. Each of its pages has a path of its own, so they need no router. */
reloadOnNewVersion()

const SignUpPage = lazy(() => import('./donors/SignUpPage.tsx'))
const DeliveredReportPage = lazy(() => import('./reports/DeliveredReportPage.tsx'))
const ReferralPage = lazy(() => import('./referrals/ReferralPage.tsx'))
const DriverPage = lazy(() => import('./transport/DriverPage.tsx'))

const pages = new Map<string, ComponentType>([
  ['/', StartPage],
  ['/sign-in', SignInPage],
  ['/pickup', DriverPage],
  ['/donor-sign-up', SignUpPage],
  ['/report', DeliveredReportPage],
])
const isReferral = /^\/referral\/[^/]+\/?$/.test(location.pathname)
const Page = isReferral ? ReferralPage : (pages.get(location.pathname.replace(/(.)\/$/, '$1')) ?? NotFound)

render(
  <>
    <OfflineBanner />
    <Suspense fallback={<Starting />}>
      <Page />
    </Suspense>
  </>,
)
