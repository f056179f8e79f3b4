import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { SWRResponse } from 'swr'
import type { ServiceAnswer } from '../../../shared/api/offers.ts'
import { directAcceptTexts } from '../../../shared/text/directAccept.ts'
import { providerCheckTexts } from '../../../shared/text/providerCheck.ts'
import type { ProviderType } from '../../../shared/transport/providerTypes.ts'
import { useText } from '../app/language.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

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
