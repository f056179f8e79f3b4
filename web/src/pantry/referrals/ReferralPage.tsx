import { Box, Button, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { referralTexts } from '../../../../shared/pantry/referrals/texts.ts'
import { EqualOpportunity } from '../../core/app/EqualOpportunity.tsx'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { PublicLoading } from '../../core/app/PublicLoading.tsx'
import { PublicPage, PublicWaiting } from '../../core/app/PublicPage.tsx'
import { ApiError } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { paths } from '../../core/paths.ts'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { RedeemPanel } from './RedeemPanel.tsx'
import { ReferralFields } from './ReferralFields.tsx'
import { codeIn } from './referralForm.ts'
import { useVisitor } from './useVisitor.ts'

/** Page of an invitation's link: a neighbor signs up, or adds the places to their account. */
export default function ReferralPage() {
  const text = useText(referralTexts)
  const code = codeIn(location.pathname)
  const { suggestLanguage } = useLanguage()
  const { data, error, mutate } = useApi(referrals.getReferral, { code }, { revalidateOnFocus: false })
  const language = data?.PreferredLanguageCode
  useEffect(() => {
    if (language) suggestLanguage(language)
  }, [language, suggestLanguage])
  if (data) return <Opened referral={data} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <MessageScreen title={text('unknownTitle')} text={text('unknownText')} />
  if (error instanceof ApiError && error.status === 429)
    return <MessageScreen title={text('tooManyTitle')} text={text('tooManyText')} />
  return <PublicLoading text={text} hasFailed={error !== undefined} onRetry={() => void mutate()} />
}

function Opened({ referral }: { referral: referrals.Referral }) {
  const text = useText(referralTexts)
  const visitor = useVisitor()
  const [doneAs, setDoneAs] = useState<string>()
  const title = text('title', { foodBank: referral.FoodBank.Name })
  usePageTitle(title)
  if (doneAs !== undefined)
    return (
      <MessageScreen title={text('doneTitle')} text={text('doneText', { name: doneAs })}>
        <SignInButton />
      </MessageScreen>
    )
  if (visitor === undefined) return <PublicWaiting label={text('loading')} />
  if (referral.IsRedeemed)
    return (
      <MessageScreen title={text('usedTitle')} text={text('usedText')}>
        <SignInButton />
      </MessageScreen>
    )
  return (
    <PublicPage>
      <Typography variant="h1">{title}</Typography>
      <Places referral={referral} />
      {visitor === 'none' ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text('free')}
          </Typography>
          <ReferralFields code={referral.Code} onDone={setDoneAs} />
          <Button href={paths.signIn(location.pathname)} sx={{ mt: 1 }}>
            {text('haveAccount')}
          </Button>
        </>
      ) : (
        <RedeemPanel code={referral.Code} visitor={visitor} />
      )}
      <EqualOpportunity />
    </PublicPage>
  )
}

function SignInButton() {
  const text = useText(referralTexts)
  return (
    <Button variant="contained" href={paths.neighborHome()}>
      {text('signIn')}
    </Button>
  )
}

function Places({ referral: { Message, PantryLocations, DeliveryPrograms } }: { referral: referrals.Referral }) {
  const text = useText(referralTexts)
  const names = [
    ...PantryLocations.map(({ Label, City }) => `${Label}, ${City}`),
    ...DeliveryPrograms.map(({ Name }) => Name),
  ]
  return (
    <Stack spacing={1} sx={{ my: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{isolate(Message)}</Typography>
      {names.length > 0 ? (
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{text('opens')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Stack>
  )
}
