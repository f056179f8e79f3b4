import { useColorScheme } from '@mui/material'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

/** Light, dark, or as the device has it; kept on this device. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { mode, setMode } = useColorScheme()
  return [mode ?? 'system', setMode]
}
