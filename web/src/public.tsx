import { type ComponentType, lazy, Suspense } from 'react'
import './network/session/connect.ts'
import { HindranceBanner } from './core/app/HindranceBanner.tsx'
import { NotFound } from './core/app/NotFound.tsx'
import { render } from './core/app/render.tsx'
import { Starting } from './core/app/Starting.tsx'
import { reloadOnNewVersion } from './core/version.ts'
import { SignInPage } from './network/session/SignInPage.tsx'
import { StartPage } from './network/session/StartPage.tsx'

/** The document that anybody may open. Each of its pages has a path of its own, so they need no router. */
reloadOnNewVersion()

const SignUpPage = lazy(() => import('./network/donors/SignUpPage.tsx'))
const DeliveredReportPage = lazy(() => import('./work/reports/DeliveredReportPage.tsx'))
const ReferralPage = lazy(() => import('./pantry/referrals/ReferralPage.tsx'))
const LinkedOrderPage = lazy(() => import('./pantry/ordering/LinkedOrderPage.tsx'))
const OfferedPlacePage = lazy(() => import('./pantry/waitlist/OfferedPlacePage.tsx'))
const RecallNoticePage = lazy(() => import('./pantry/recall/RecallNoticePage.tsx'))
const DriverPage = lazy(() => import('./rescue/transport/DriverPage.tsx'))

const pages = new Map<string, ComponentType>([
  ['/', StartPage],
  ['/sign-in', SignInPage],
  ['/pickup', DriverPage],
  ['/order', LinkedOrderPage],
  ['/place', OfferedPlacePage],
  ['/recalled', RecallNoticePage],
  ['/donor-sign-up', SignUpPage],
  ['/report', DeliveredReportPage],
])
const isReferral = /^\/referral\/[^/]+\/?$/.test(location.pathname)
const Page = isReferral ? ReferralPage : (pages.get(location.pathname.replace(/(.)\/$/, '$1')) ?? NotFound)

render(
  <>
    <HindranceBanner />
    <Suspense fallback={<Starting />}>
      <Page />
    </Suspense>
  </>,
)
