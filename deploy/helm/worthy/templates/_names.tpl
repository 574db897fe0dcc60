{{- define "worthy.name" -}}
{{- if eq .Release.Name .Chart.Name -}}
{{ .Chart.Name }}
{{- else -}}
{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}
{{- end -}}
{{- end -}}

{{- define "worthy.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "worthy.labels" -}}
{{ include "worthy.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "worthy.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{ .Values.serviceAccount.name | default (include "worthy.name" .) }}
{{- else -}}
{{ .Values.serviceAccount.name | default "default" }}
{{- end -}}
{{- end -}}

{{- define "worthy.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- if .Values.image.digest }}@{{ .Values.image.digest }}{{ end }}
{{- end -}}

{{- /* Refuses values with which data would be lost or servers would disagree. */ -}}
{{- define "worthy.check" -}}
{{- if and (gt (int .Values.replicaCount) 1) (not .Values.externalDatabase) -}}
{{- fail "replicaCount: more than one server needs your own PostgreSQL. Put DATABASE_URL into env or existingSecret and set externalDatabase: true." -}}
{{- end -}}
{{- if and (gt (int .Values.replicaCount) 1) .Values.persistence.existingClaim -}}
{{- fail "persistence.existingClaim: one claim is for one server. Leave it empty, and each server gets its own." -}}
{{- end -}}
{{- if not (or .Values.persistence.enabled .Values.externalDatabase) -}}
{{- fail "persistence.enabled: without a volume, everything would be lost with the pod. Only with externalDatabase: true can it be false." -}}
{{- end -}}
{{- if and .Values.externalDatabase (not .Values.existingSecret) (not .Values.env.DATABASE_URL) (not .Values.env.DATABASE_URL_FILE) -}}
{{- fail "externalDatabase: DATABASE_URL is missing. Put it into a Secret and name that in existingSecret." -}}
{{- end -}}
{{- end -}}
