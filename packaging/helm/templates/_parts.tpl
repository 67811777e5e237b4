{{- define "sunporch.labels" -}}
app.kubernetes.io/name: sunporch
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{- define "sunporch.selector" -}}
app.kubernetes.io/name: sunporch
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "sunporch.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "sunporch.container" -}}
image: {{ .Values.image }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .Values.secret }} }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "sunporch.env" -}}
{{- range $name, $value := .Values.env }}
{{- if $value }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
- { name: DATA_DIR, value: /data }
{{- end }}

{{- define "sunporch.probes" -}}
# A start waits for PostgreSQL and S3.
startupProbe:
  httpGet: { path: /livez, port: http }
  periodSeconds: 5
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /livez, port: http }
  periodSeconds: 20
  timeoutSeconds: 5
# 503 for the database and while it is being stopped only.
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 5
  timeoutSeconds: 6
{{- end }}
