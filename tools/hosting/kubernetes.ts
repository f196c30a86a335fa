import { parseAllDocuments } from 'yaml'
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'

/** The rules for names of images and settings: each returns the faults of a name, in sentences. */
interface Rules {
  image(name: string): string[]
  setting(name: string): string[]
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
}
type Labels = Record<string, string>

const KINDS = [Cluster, ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, Namespace, PodDisruptionBudget, Secret, Service] // oxfmt-ignore
const is = <T>(kind: { kind: string }, manifest: Manifest): manifest is Manifest & T => manifest.kind === kind.kind

/**
 * Finds the faults in the manifests of one site, given by file name: violations of the schemas of Kubernetes and of CloudNativePG, wrong
 * settings and images, and references to things that do not exist.
 */
export function kubernetesFaults(files: Record<string, string>, rules: Rules): string[] {
  const { 'kustomization.yaml': list = '', ...others } = files
  const manifests = Object.entries(others).flatMap(([file, text]) =>
    parseAllDocuments(text, { strict: true, uniqueKeys: true }).map((document) => ({
      file,
      errors: document.errors.map(({ message }) => message),
      manifest: document.toJS() as Manifest,
    })),
  )
  const all = manifests.flatMap(({ errors, manifest }) => (errors.length > 0 ? [] : [manifest]))
  return [
    ...unlisted(list, Object.keys(others)),
    ...manifests.flatMap(({ file, errors, manifest }) =>
      (errors.length > 0 ? errors : faultsOf(manifest, all, rules)).map((fault) => `${file}: ${fault}`),
    ),
  ]
}

function unlisted(kustomization: string, files: readonly string[]): string[] {
  const [document] = parseAllDocuments(kustomization)
  const { resources = [] } = (document?.toJS() ?? {}) as { resources?: string[] }
  return [
    ...files
      .filter((file) => !resources.includes(file))
      .map((file) => `kustomization.yaml: ${file} is not in its list`),
    ...resources.filter((file) => !files.includes(file)).map((file) => `kustomization.yaml: there is no ${file}`),
  ]
}

function faultsOf(manifest: Manifest, all: readonly Manifest[], rules: Rules): string[] {
  const Kind = KINDS.find(({ kind, apiVersion }) => kind === manifest.kind && apiVersion === manifest.apiVersion)
  if (!Kind) return [`no schema for ${manifest.apiVersion} ${manifest.kind}`]
  try {
    new Kind(manifest as never).validate()
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`]
  }
  return [
    ...settingsOf(manifest).flatMap(rules.setting),
    ...imagesOf(manifest).flatMap(rules.image),
    ...missing(manifest, all),
  ]
}

interface Container {
  image: string
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string } } }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name: string }[]
}
interface WithPods {
  spec: {
    template: { metadata: { labels: Labels }; spec: { containers: Container[] } }
    selector: { matchLabels: Labels }
  }
}
const containersOf = (manifest: Manifest): Container[] =>
  is<WithPods>(Deployment, manifest) ? manifest.spec.template.spec.containers : []

function settingsOf(manifest: Manifest): string[] {
  if (is<{ data?: Labels }>(ConfigMap, manifest)) return Object.keys(manifest.data ?? {})
  if (is<{ stringData?: Labels }>(Secret, manifest)) return Object.keys(manifest.stringData ?? {})
  return containersOf(manifest).flatMap(({ env = [] }) => {
    // A variable that is only part of another variable's value is no setting.
    const isPart = (name: string) => env.some(({ value = '' }) => value.includes(`$(${name})`))
    return env.map(({ name }) => name).filter((name) => !isPart(name))
  })
}

function imagesOf(manifest: Manifest): string[] {
  if (is<{ spec: { imageName: string } }>(Cluster, manifest)) return [manifest.spec.imageName]
  return containersOf(manifest).map(({ image }) => image)
}

/** Finds names of other manifests that do not exist, and selectors that select no pod. */
function missing(manifest: Manifest, all: readonly Manifest[]): string[] {
  const has = (kind: { kind: string }, name: string) =>
    all.some((other) => other.kind === kind.kind && other.metadata.name === name)
  // The operator CloudNativePG makes the secret of a cluster.
  const hasSecret = (name: string) => has(Secret, name) || (name.endsWith('-app') && has(Cluster, name.slice(0, -4)))
  const wanted = containersOf(manifest).flatMap(({ env = [], envFrom = [] }) => [
    ...envFrom.flatMap(({ configMapRef, secretRef }) => [
      ...(configMapRef && !has(ConfigMap, configMapRef.name) ? [`there is no ConfigMap ${configMapRef.name}`] : []),
      ...(secretRef && !hasSecret(secretRef.name) ? [`there is no Secret ${secretRef.name}`] : []),
    ]),
    ...env.flatMap(({ valueFrom }) => {
      const name = valueFrom?.secretKeyRef?.name
      return name && !hasSecret(name) ? [`there is no Secret ${name}`] : []
    }),
  ])
  return [...wanted, ...unselected(manifest, all), ...untargeted(manifest, has)]
}

function unselected(manifest: Manifest, all: readonly Manifest[]): string[] {
  const selector = is<{ spec: { selector: Labels } }>(Service, manifest)
    ? manifest.spec.selector
    : is<WithPods>(PodDisruptionBudget, manifest) || is<WithPods>(Deployment, manifest)
      ? manifest.spec.selector.matchLabels
      : null
  if (!selector) return []
  const pods = all.flatMap((other) => (is<WithPods>(Deployment, other) ? [other.spec.template.metadata.labels] : []))
  const found = pods.some((labels) => Object.entries(selector).every(([name, value]) => labels[name] === value))
  return found ? [] : [`${manifest.kind} ${manifest.metadata.name} selects no pods`]
}

interface Targets {
  spec: {
    scaleTargetRef?: { kind: string; name: string }
    rules?: { http: { paths: { backend: { service: { name: string } } }[] } }[]
  }
}
function untargeted(manifest: Manifest, has: (kind: { kind: string }, name: string) => boolean): string[] {
  const { scaleTargetRef: scaled, rules = [] } = (manifest as Manifest & Partial<Targets>).spec ?? {}
  const services = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))
  return [
    ...(scaled && !has({ kind: scaled.kind }, scaled.name) ? [`there is no ${scaled.kind} ${scaled.name}`] : []),
    ...services.filter((name) => !has(Service, name)).map((name) => `there is no Service ${name}`),
  ]
}
