import { Box, Button, Divider, Typography } from '@mui/material'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useConfig } from '../../core/useConfig.ts'
import { useText } from '../../core/words/language.tsx'
import { leaveForOrganization } from './organizationSignIn.ts'

/** Ways in for staff whose organization has a sign-in of its own. */
export default function OrganizationButtons({ onFailure }: { onFailure: (error: unknown) => void }) {
  const text = useText(signingIn)
  const providers = useConfig()?.organizations?.providers ?? []
  const returnTo = new URLSearchParams(location.search).get('return')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Divider>
        <Typography variant="body2" color="textSecondary" component="span">
          {text('orOrganization')}
        </Typography>
      </Divider>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outlined"
          size="large"
          onClick={() => void leaveForOrganization(provider, returnTo).catch(onFailure)}
        >
          {text('signInWith', { organization: provider.name })}
        </Button>
      ))}
    </Box>
  )
}
