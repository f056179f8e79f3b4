import { useEffect, useState } from 'react'
import { type Config, loadConfig } from './config.ts'

/**
 * Settings that the deployed app learned at start; undefined until then. Without them a page still shows: signing in
 * says what is wrong.
 */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    loadConfig().then(setConfig, console.error)
  }, [])
  return config
}
