import { useEffect, useState } from 'react'
import { type Config, knownConfig, loadConfig } from '../config.ts'

/** The tenant's street tiles: null where it has none, undefined until its settings are known. */
export function useTiles(): Config['tiles'] | null {
  const [config, setConfig] = useState(knownConfig)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    loadConfig().then(
      (loaded) => isShown && setConfig(loaded),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [])
  return config ? (config.tiles ?? null) : hasFailed ? null : undefined
}
