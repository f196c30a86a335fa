import { expect, test } from 'vitest'
import { kubernetesFaults } from './kubernetes.ts'

const RULES = {
  image: (name: string) => (name.includes(':') ? [] : [`${name} has no version`]),
  setting: (name: string) => (name === 'PORT' ? [] : [`${name} is no setting`]),
}
const deployment = (change: (text: string) => string = (text) => text) =>
  change(`apiVersion: apps/v1
kind: Deployment
metadata: { name: server }
spec:
  selector: { matchLabels: { app: server } }
  template:
    metadata: { labels: { app: server } }
    spec:
      containers:
        - name: server
          image: fieldfare:1.0.0
          envFrom: [{ configMapRef: { name: settings } }]
          env: [{ name: PORT, valueFrom: { secretKeyRef: { name: database-app, key: uri } } }]
`)
const CLUSTER = `apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: { name: database }
spec: { instances: 3, imageName: 'postgis:17', storage: { size: 1Gi } }
`
const SETTINGS = "apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings }\ndata: { PORT: '80' }\n"
const faults = (files: Record<string, string>) => {
  const named = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.yaml`, text]))
  const list = `resources: [${Object.keys(named).join(', ')}]`
  return kubernetesFaults({ 'kustomization.yaml': list, ...named }, RULES)
}

test('kubernetesFaults reports nothing for manifests that fit together', () => {
  expect(faults({ server: deployment(), settings: SETTINGS, database: CLUSTER })).toEqual([])
})

test('kubernetesFaults reports manifests that the schemas refuse, invalid YAML, and kinds without a schema', () => {
  const broken = deployment((text) => text.replace('containers:', 'containres:'))
  expect(faults({ server: broken }).join()).toMatch(/server.yaml: Deployment server: .*containers/s)
  const cluster = CLUSTER.replace('instances: 3', 'instances: three')
  expect(faults({ database: cluster }).join()).toMatch(/database.yaml: Cluster database: .*instances/s)
  expect(faults({ other: 'apiVersion: apps/v1beta1\nkind: Deployment\nmetadata: { name: a }\n' })).toEqual([
    'other.yaml: no schema for apps/v1beta1 Deployment',
  ])
  expect(faults({ other: 'kind: a\nkind: b\n' })).toHaveLength(1)
})

test('kubernetesFaults reports settings and images that the rules refuse, and ConfigMaps and Secrets that do not exist', () => {
  const server = deployment((text) => text.replace('name: PORT', 'name: PROT').replace('fieldfare:1.0.0', 'fieldfare'))
  expect(faults({ server })).toEqual([
    'server.yaml: PROT is no setting',
    'server.yaml: fieldfare has no version',
    'server.yaml: there is no ConfigMap settings',
    'server.yaml: there is no Secret database-app',
  ])
})

test('kubernetesFaults reports a service that selects no pods, and an ingress to a service that does not exist', () => {
  const service = `apiVersion: v1
kind: Service
metadata: { name: web }
spec: { selector: { app: web }, ports: [{ port: 80 }] }
`
  expect(faults({ service })).toEqual(['service.yaml: Service web selects no pods'])
  const ingress = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: web }
spec:
  rules: [{ http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: web, port: { number: 80 } } } }] } }]
`
  expect(faults({ ingress })).toEqual(['ingress.yaml: there is no Service web'])
})

test('kubernetesFaults reports manifests that the kustomization does not list, and listed manifests that do not exist', () => {
  const list = 'resources: [gone.yaml]'
  expect(kubernetesFaults({ 'kustomization.yaml': list, 'settings.yaml': SETTINGS }, RULES)).toEqual([
    'kustomization.yaml: settings.yaml is not in its list',
    'kustomization.yaml: there is no gone.yaml',
  ])
})
