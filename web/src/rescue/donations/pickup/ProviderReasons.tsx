import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined'
import { Box, List, Skeleton, Typography } from '@mui/material'
import type { SWRResponse } from 'swr'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import { providerCheckTexts } from '../../../../../shared/rescue/donations/texts/providerCheck.ts'
import type { ServiceAnswer } from '../../../../../shared/rescue/offers/api.ts'
import type { ProviderType } from '../../../../../shared/rescue/providers/providerTypes.ts'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { visuallyHidden } from '../../../core/ui/visuallyHidden.ts'
import { useText } from '../../../core/words/language.tsx'

interface ReasonsProps {
  check: SWRResponse<ServiceAnswer, Error>
  providerType: ProviderType
}

/** The provider check part by part: what fits, and what keeps the provider from fetching the donation. */
export function ProviderReasons({ check: { data, error, mutate }, providerType }: ReasonsProps) {
  const text = useText(directAcceptTexts)
  const name = useText(providerCheckTexts)
  if (error) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height={28} />
  return (
    <Box role="status">
      {providerType === 'volunteer' || !data.CanService ? (
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
          {text(data.CanService ? 'canService' : 'cannotService')}
        </Typography>
      ) : null}
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {data.Audit.Components.map(({ Name, Passed, Detail }) => (
          <Box component="li" key={Name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {Passed ? (
              <CheckCircleOutlined color="success" fontSize="small" aria-hidden />
            ) : (
              <HighlightOffOutlined color="error" fontSize="small" aria-hidden />
            )}
            <Typography variant="body2">
              <Box component="span" sx={visuallyHidden}>
                {text(Passed ? 'passed' : 'notPassed')}:{' '}
              </Box>
              {Name === 'provider' ? Detail : `${name(`name.${Name}`)}: ${Detail}`}
            </Typography>
          </Box>
        ))}
      </List>
    </Box>
  )
}
