import { Box, Button, List, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { EqualOpportunity } from '../../core/app/EqualOpportunity.tsx'
import { LanguageSwitch } from '../../core/app/LanguageSwitch.tsx'
import { Mark } from '../../core/app/Mark.tsx'
import { leaveFor } from '../../core/go.ts'
import { safeReturn } from '../../core/legacy.ts'
import { paths } from '../../core/paths.ts'
import { useConfig } from '../../core/useConfig.ts'
import { useIsLocal } from '../../core/useIsLocal.ts'
import { useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSignInSteps } from './useSignInSteps.ts'

const DemoAccounts = lazy(() => import('./DemoAccounts.tsx'))

/** The door: who Gleanery is, and the way in. Leads back to the page that asked for the sign-in. */
export function SignInPage() {
  const text = useText(signingIn)
  usePageTitle(text('signIn'))
  const isDemo = useIsLocal()
  const hasTexts = useConfig()?.texts === true
  const enter = (returnTo = new URLSearchParams(location.search).get('return')) =>
    leaveFor(safeReturn(returnTo) ?? paths.root(), true)
  const steps = useSignInSteps(enter)
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(400px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Pitch />
      <Box component="main" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', px: { xs: 2.5, sm: 6 }, py: 2.5 }}>
        <LanguageSwitch />
        <Box sx={{ width: '100%', mx: 'auto', my: { xs: 3, md: 'clamp(24px, 14vh, 160px)' } }}>
          <Box sx={{ maxWidth: 440, mx: 'auto' }}>
            <SignInForm {...steps} />
            {hasTexts && steps.step === 'signIn' ? (
              <Button href={paths.neighborHome()} fullWidth sx={{ mt: 2 }}>
                {text('neighborCode')}
              </Button>
            ) : null}
            <EqualOpportunity />
          </Box>
          {isDemo ? (
            <Suspense fallback={null}>
              <DemoAccounts onStep={steps.follow} />
            </Suspense>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}

function Pitch() {
  const text = useText(signingIn)
  const appName = useText(frameTexts)('appName')
  return (
    <Box component="header" sx={pitchLook}>
      <Field />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', position: 'relative' }}>
        <Mark size={44} />
        <Box sx={{ typography: 'h1' }}>{appName}</Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'relative', maxWidth: 440, my: 'auto' }}>
        <Box component="p" sx={{ typography: 'display', m: 0, mb: 2.5 }}>
          {text('pitchTitle')}
        </Box>
        <Typography sx={{ color: 'rail.quiet', fontSize: 'h3.fontSize', mb: 4 }}>{text('pitchText')}</Typography>
        <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
          {(['pitchPost', 'pitchMatch', 'pitchReceipt'] as const).map((point) => (
            <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Grain />
              {text(point)}
            </Box>
          ))}
        </List>
      </Box>
    </Box>
  )
}

const Grain = () => (
  <svg viewBox="18 4 12 18" width="12" height="18" aria-hidden="true" focusable="false">
    <path
      fill="var(--mui-palette-rail-accent)"
      d="M24 6c3.1 3 4 5.8 4 8.200S26.6 18.8 24 20c-2.6-1.2-4-3.4-4-5.800S20.9 9 24 6z"
    />
  </svg>
)

/** Furrows running to the horizon below the words. */
function Field() {
  const furrows = [-700, -380, -140, 40, 180, 300, 430, 590, 800, 1120]
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 640 300"
      preserveAspectRatio="none"
      sx={fieldLook}
    >
      {furrows.map((x) => (
        <path key={x} d={`M${x} 300 Q ${(x + 420) / 2 + 40} 110 ${400 + (x - 320) / 9} 14`} />
      ))}
      <path d="M0 18 Q 220 -8 640 20" />
    </Box>
  )
}

const pitchLook = {
  position: { xs: 'relative', md: 'sticky' },
  top: 0,
  height: { md: '100dvh' },
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'rail.background',
  color: 'rail.text',
  '& p + p': { color: 'rail.quiet' },
  p: { xs: 2.5, md: 6 },
} as const

const fieldLook = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  width: '100%',
  height: { xs: '100%', md: '26%' },
  opacity: 0.22,
  fill: 'none',
  stroke: 'var(--mui-palette-rail-accent)',
  strokeWidth: 1.5,
  '& path': { vectorEffect: 'non-scaling-stroke' },
} as const
