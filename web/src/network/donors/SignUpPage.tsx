import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import * as donors from '../../../../shared/network/donors/api.ts'
import { signUpTexts } from '../../../../shared/network/donors/texts/donorSignUp.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { PublicLoading } from '../../core/app/PublicLoading.tsx'
import { PublicPage } from '../../core/app/PublicPage.tsx'
import { ApiError } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { SignUpFields } from './SignUpFields.tsx'
import { foodBankIn } from './signUpForm.ts'

/** Sign-up of a store as a donor of the food bank that gave it the address. */
export default function SignUpPage() {
  const text = useText(signUpTexts)
  const id = foodBankIn(location.search)
  if (id === undefined) return <MessageScreen title={text('noFoodBankTitle')} text={text('noFoodBankText')} />
  return <AtFoodBank id={id} />
}

function AtFoodBank({ id }: { id: number }) {
  const text = useText(signUpTexts)
  const { data, error, mutate } = useApi(donors.getDonorSignUp, { foodBankId: id }, { revalidateOnFocus: false })
  if (data) return <SignUp foodBank={data.FoodBank} />
  if (error instanceof ApiError && error.status === 404)
    return <MessageScreen title={text('noFoodBankTitle')} text={text('noFoodBankText')} />
  return <PublicLoading text={text} hasFailed={error !== undefined} onRetry={() => void mutate()} />
}

function SignUp({ foodBank }: { foodBank: { ID: number; Name: string } }) {
  const text = useText(signUpTexts)
  const [sentTo, setSentTo] = useState<string>()
  const title = text('title', { foodBank: foodBank.Name })
  usePageTitle(sentTo === undefined ? title : text('sentTitle'))
  return (
    <PublicPage maxWidth={720}>
      {sentTo === undefined ? (
        <>
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {text('lead', { foodBank: foodBank.Name })}
          </Typography>
          <SignUpFields foodBank={foodBank} onSent={setSentTo} />
        </>
      ) : (
        <Box role="status" sx={{ py: 4 }}>
          <Typography variant="h1" gutterBottom>
            {text('sentTitle')}
          </Typography>
          <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            {text('sentText', { foodBank: foodBank.Name, mail: sentTo })}
          </Typography>
          <Button variant="outlined" onClick={() => setSentTo(undefined)}>
            {text('another')}
          </Button>
        </Box>
      )}
    </PublicPage>
  )
}
