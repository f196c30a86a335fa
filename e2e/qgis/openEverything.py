"""Opens every collection of a site in QGIS without its window, pages, filters, reads one's own areas, and draws a picture.

Arguments: the address of /ogc, a read code, the path of the picture. Prints a line for each check; ends with 1 if one fails.
"""

import sys

from qgis.core import (
    QgsApplication,
    QgsAuthMethodConfig,
    QgsFeatureRequest,
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor

TEXEL = QgsRectangle(4.6, 52.9, 5.0, 53.3)
PAGE = 500
failed = []


def check(name, holds, fact=""):
    print(f"{'ok  ' if holds else 'FAIL'} {name} {fact}".rstrip(), flush=True)
    if not holds:
        failed.append(name)


def layer_of(address, collection, **more):
    parts = {"url": address, "typename": collection, "pagingEnabled": "true", "pageSize": str(PAGE), **more}
    return QgsVectorLayer(" ".join(f"{key}='{value}'" for key, value in parts.items()), collection, "OAPIF")


def count(layer, request=None):
    return sum(1 for _ in layer.getFeatures(request or QgsFeatureRequest()))


def picture(layers, path):
    settings = QgsMapSettings()
    settings.setLayers(layers)
    settings.setExtent(TEXEL)
    settings.setOutputSize(QSize(1200, 800))
    settings.setBackgroundColor(QColor("#f6fafd"))
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    return job.renderedImage().save(path)


def main(address, code, path):
    layers = {name: layer_of(address, name) for name in ("areas", "communities", "treasures", "love-map", "hotspots")}
    for name, layer in layers.items():
        check(f"{name} opens", layer.isValid())
    areas = layers["areas"]
    every = count(areas)
    check("areas: all pages of 10,000 features and more", every > 10_000, str(every))
    near = count(areas, QgsFeatureRequest().setFilterRect(TEXEL))
    check("areas: a box has some and not all", 0 < near < every, str(near))
    areas.setSubsetString('"level" = \'country\'')
    country = {feature["level"] for feature in areas.getFeatures(QgsFeatureRequest().setFilterRect(TEXEL))}
    check("areas: an attribute filters", country == {"country"}, str(sorted(country)))
    areas.setSubsetString("")
    check("areas: fields have their types", areas.fields().field("rating").isNumeric())

    auth = QgsAuthMethodConfig("Basic")
    auth.setName("read code")
    auth.setConfigMap({"username": "me", "password": code, "realm": ""})
    QgsApplication.authManager().setMasterPassword("only-for-this-test", True)
    QgsApplication.authManager().storeAuthenticationConfig(auth)
    mine = layer_of(address, "my-areas", authcfg=auth.id())
    check("my-areas opens with a read code as password", mine.isValid())
    check("my-areas has the areas of its person", count(mine) > 0, str(count(mine)))
    check("my-areas is not there without a code", not layer_of(address, "my-areas").isValid())
    check("a picture is drawn", picture([layers["treasures"], areas, layers["communities"]], path), path)


application = QgsApplication([], False)
application.initQgis()
# Layers end with this call, before the application does.
main(*sys.argv[1:4])
application.exitQgis()
sys.exit(1 if failed else 0)
