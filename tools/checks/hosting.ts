import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { parseDocument } from 'yaml'
import { SETTINGS } from '../../server/src/platform/config.ts'
import { kubernetesFaults } from '../hosting/kubernetes.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVICE = 'server'
/** Variables that are no settings of the server: those of compose files and of other services. */
const NOT_OURS = new Set(['POSTGRES_PASSWORD', 'MALLOC_ARENA_MAX'])

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; volumes?: string[]; networks?: string[] }
  >
  volumes?: Record<string, unknown>
  networks?: Record<string, unknown>
}

/** Finds the faults in a compose file, in sentences. */
export function composeFaults(text: string): string[] {
  const document = parseDocument(text, { strict: true, uniqueKeys: true })
  if (document.errors.length > 0) return document.errors.map(({ message }) => message)
  const { services, volumes = {}, networks = {} } = document.toJS() as Compose
  return Object.entries(services).flatMap(
    ([name, { image, environment, volumes: mounts = [], networks: joined = [] }]) => [
      ...imageFaults(image ?? ''),
      ...(name === SERVICE ? Object.keys(environment ?? {}).flatMap(settingFaults) : []),
      ...mounts
        .map((mount) => mount.split(':')[0] ?? '')
        .filter((source) => !source.startsWith('.') && !(source in volumes))
        .map((source) => `the volume ${source} of ${name} is not declared`),
      ...joined.filter((one) => !(one in networks)).map((one) => `the network ${one} of ${name} is not declared`),
    ],
  )
}

/** Finds the faults in `NAME=value` lines. */
export const environmentFaults = (text: string): string[] =>
  [...text.matchAll(/^([^#\s=]+)=/gm)].flatMap(([, name = '']) => settingFaults(name))

/** Finds the faults in a unit of systemd: settings that the server does not have, and files that do not exist. */
export function unitFaults(text: string): string[] {
  const lines = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '))
  return [...environmentFaults(lines.join('\n')), ...programFaults(text)]
}

/** Finds the faults in the Dockerfile. */
export function dockerfileFaults(text: string): string[] {
  const file = DockerfileParser.parse(text)
  const stages = new Set(file.getFROMs().map((from) => from.getBuildStage()))
  const last = text.slice(text.lastIndexOf('\nFROM '))
  return [
    ...file.getFROMs().flatMap((from) => imageFaults(from.getImage() ?? '')),
    ...file.getCOPYs().flatMap((copy) => {
      const stage = copy.getFromFlag()?.getValue()
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((one) => one.getValue())
      if (stage !== undefined) return stages.has(stage) ? [] : [`there is no stage ${stage}`]
      return sources
        .filter((source) => !existsSync(join(ROOT, source)))
        .map((source) => `there is no ${source} to copy`)
    }),
    ...file.getENVs().flatMap((env) => env.getProperties().flatMap((one) => settingFaults(one.getName()))),
    ...(/^USER (?!root)\w+/m.test(last) ? [] : ['it runs as root']),
    ...(/^HEALTHCHECK/m.test(last) && last.includes('/healthz') ? [] : ['nothing asks /healthz']),
    ...programFaults(text),
  ]
}

const settingFaults = (name: string): string[] =>
  name in SETTINGS || NOT_OURS.has(name) ? [] : [`${name} is no setting of server/src/platform/config.ts`]

const imageFaults = (image: string): string[] =>
  /^[\w./-]+:[\w.-]*\d[\w.-]*$/.test(image) ? [] : [`'${image}' names no version exactly`]

const programFaults = (text: string): string[] =>
  [...text.matchAll(/server\/[\w/]+\.(?:ts|mjs)/g)]
    .filter(([path]) => !existsSync(join(ROOT, path)))
    .map(([path]) => `there is no ${path}`)

const KUBERNETES = join(ROOT, 'hosting/kubernetes')
/** Reads the manifests for Kubernetes by the names of their files. */
const manifests = (): Record<string, string> =>
  Object.fromEntries(readdirSync(KUBERNETES).map((name) => [name, readFileSync(join(KUBERNETES, name), 'utf8')]))

/** Returns the faults of all files of hosting/. */
export function hostingFaults(): string[] {
  const kubernetes = kubernetesFaults(manifests(), { image: imageFaults, setting: settingFaults })
  const others = readdirSync(join(ROOT, 'hosting'), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const check = checkFor(name)
    if (!check) return []
    return check(readFileSync(join(ROOT, 'hosting', name), 'utf8')).map((fault) => `hosting/${name}: ${fault}`)
  })
  return [...others, ...kubernetes.map((fault) => `hosting/kubernetes/${fault}`)]
}

function checkFor(name: string): ((text: string) => string[]) | null {
  if (name.endsWith('compose.yaml')) return composeFaults
  if (name === 'Dockerfile') return dockerfileFaults
  if (name.endsWith('.env')) return environmentFaults
  return name.endsWith('.service') ? unitFaults : null
}

if (import.meta.main) {
  const faults = hostingFaults()
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
